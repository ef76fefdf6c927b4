import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const pick = (value: object, names: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))

/** Returns the fields of a value that have columns of the same names in a table. */
export const pickColumns = <T extends PgTable, V extends object>(
  table: T,
  value: V,
): Pick<V, keyof V & keyof T['$inferSelect']> =>
  pick(value, Object.keys(getTableColumns(table))) as Pick<V, keyof V & keyof T['$inferSelect']>

/** Returns the columns of a row that have fields of the same names in a schema. */
export const pickFields = <S extends { shape: object }, R extends object>(
  schema: S,
  row: R,
): Pick<R, keyof R & keyof S['shape']> =>
  pick(row, Object.keys(schema.shape)) as Pick<R, keyof R & keyof S['shape']>
