import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'

/** Binds an array of values as one parameter, so that the statement is the same for any number of values. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
export const integerArray = (values: readonly number[]): SQL => sql`${sql.param(values)}::integer[]`
export const doubleArray = (values: readonly number[]): SQL => sql`${sql.param(values)}::double precision[]`
export const booleanArray = (values: readonly boolean[]): SQL => sql`${sql.param(values)}::boolean[]`

/** Returns the condition that an id is none of `ids`. Undefined if `ids` is empty. */
export const excludeIds = (id: SQLWrapper, ids: readonly number[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${id} <> all(${integerArray(ids)})`

/**
 * Returns the rows of a statement. The statement has to cast counts to integer, because drivers differ on
 * larger numbers.
 */
export async function queryRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
