import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'

/** A whole column of values as one parameter: a statement stays the same however many there are. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
export const integers = (values: readonly number[]): SQL => sql`${sql.param(values)}::integer[]`
export const booleans = (values: readonly boolean[]): SQL => sql`${sql.param(values)}::boolean[]`

/** The rows of a statement. Cast counts to integer in it: drivers differ on larger numbers. */
export async function rowsOf<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
