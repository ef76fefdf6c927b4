import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Orm } from '../platform/database/database.ts'
import { pickFields } from '../platform/database/shared-fields.ts'
import type {
  clients,
  excursionVideos,
  facts,
  orderSteps,
  portfolio,
  slides,
  testimonials,
} from './tables.ts'

/** A table whose rows staff can reorder. */
export type ListedTable = PgTable & { id: AnyPgColumn; position: AnyPgColumn }
/** `position` is null for the last place. */
type ListedRow = Record<string, unknown>

/** Writes a row and returns its key; a republished row gets its former key. */
export async function writeListedRow(
  tx: Orm,
  table: ListedTable,
  row: ListedRow,
  subjectId: string | undefined,
): Promise<string> {
  const values = { ...row, position: row.position ?? (await nextPosition(tx, table)) }
  if (subjectId === undefined) {
    const [inserted] = await tx.insert<PgTable>(table).values(values).returning({ id: table.id })
    return String(inserted?.id)
  }
  await tx
    .insert<PgTable>(table)
    .overridingSystemValue()
    .values({ ...values, id: Number(subjectId) })
    .onConflictDoUpdate({ target: table.id, set: values })
  return subjectId
}

/** Returns rows in order, with the columns that a schema has fields for. */
export async function listRows<S extends z.ZodMiniObject>(
  orm: Orm,
  table: ListedTable,
  schema: S,
  limit: number,
): Promise<z.infer<S>[]> {
  const columns = pickFields(schema, getTableColumns(table))
  return orm
    .select(columns as Record<string, AnyPgColumn>)
    .from(table as PgTable)
    .orderBy(asc(table.position))
    .limit(limit) as unknown as Promise<z.infer<S>[]>
}

export async function deleteListedRow(tx: Orm, table: ListedTable, subjectId: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, Number(subjectId)))
}

async function nextPosition(tx: Orm, table: ListedTable): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${table.position}), -1) + 1` })
    .from(table as PgTable)
  return row?.position ?? 0
}

/** Tables whose rows are one list, written as a whole. */
export type RowsTable =
  | typeof slides
  | typeof orderSteps
  | typeof facts
  | typeof clients
  | typeof portfolio
  | typeof excursionVideos
  | typeof testimonials

/** Replaces all rows, in order. A row's key is its position, so that a preview has the same keys as the publication. */
export async function replaceRows<T extends RowsTable>(
  tx: Orm,
  table: T,
  rows: Omit<T['$inferInsert'], 'id' | 'position'>[],
): Promise<void> {
  await tx.delete(table)
  if (rows.length === 0) return
  const values: RowsTable['$inferInsert'][] = rows.map((row, position) => ({
    ...(row as T['$inferInsert']),
    position,
    id: position + 1,
  }))
  await tx.insert<RowsTable>(table).overridingSystemValue().values(values)
}
