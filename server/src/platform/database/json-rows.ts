import { type AnyColumn, type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Selected = Record<string, AnyColumn | SQL | SQL.Aliased>
type Named<T extends Selected> = {
  [Key in keyof T]: SQL.Aliased<
    T[Key] extends AnyColumn
      ? GetColumnData<T[Key]>
      : T[Key] extends SQL<infer Value> | SQL.Aliased<infer Value>
        ? Value
        : never
  >
}

/** Names each column of a select by its key, so that its rows can also be returned by `jsonRows`. */
export function namedColumns<T extends Selected>(columns: T): Named<T> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      ('mapFromDriverValue' in column ? sql`${column}`.mapWith(column) : sql`${column}`).as(key),
    ]),
  ) as Named<T>
}

/**
 * Returns all rows of a select as one JSON value, so that one statement can return several selects. Dates are
 * ISO strings.
 */
export function jsonRows(select: SQLWrapper): SQL {
  return sql`(select coalesce(json_agg(selected), '[]'::json) from (${select}) as selected)`
}
