import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'

/** A whole column of values as one parameter: a statement stays the same however many there are. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
export const integerArray = (values: readonly number[]): SQL => sql`${sql.param(values)}::integer[]`
export const doubleArray = (values: readonly number[]): SQL => sql`${sql.param(values)}::double precision[]`
export const booleanArray = (values: readonly boolean[]): SQL => sql`${sql.param(values)}::boolean[]`

/** Returns the rows of a statement. It has to cast counts to integer: drivers differ on larger numbers. */
export async function rowsOf<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
