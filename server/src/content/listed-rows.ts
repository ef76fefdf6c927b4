import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type {
  clients,
  deliveryZones,
  excursionVideos,
  facts,
  faqQuestions,
  layoutRequirements,
  licenses,
  orderSteps,
  portfolio,
  slides,
  stories,
  testimonials,
} from './tables.ts'

/** Tables whose rows staff can reorder. */
type ListedTable =
  | typeof stories
  | typeof licenses
  | typeof faqQuestions
  | typeof layoutRequirements
  | typeof deliveryZones
type ListedRow<T extends ListedTable> = Omit<T['$inferInsert'], 'id' | 'position'> & {
  /** Null: last. */
  position: number | null
}

/** Writes a row and returns its key; a republished row gets its former key. */
export async function writeListedRow<T extends ListedTable>(
  tx: Orm,
  table: T,
  row: ListedRow<T>,
  subjectId: string | undefined,
): Promise<string> {
  const values = { ...row, position: row.position ?? (await nextPosition(tx, table)) }
  if (subjectId === undefined) {
    const [inserted] = await tx.insert<ListedTable>(table).values(values).returning({ id: table.id })
    return String(inserted?.id)
  }
  await tx
    .insert<ListedTable>(table)
    .overridingSystemValue()
    .values({ ...values, id: Number(subjectId) })
    .onConflictDoUpdate({ target: table.id, set: values })
  return subjectId
}

export async function deleteListedRow(tx: Orm, table: ListedTable, subjectId: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, Number(subjectId)))
}

async function nextPosition(tx: Orm, table: ListedTable): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${table.position}), -1) + 1` })
    .from<ListedTable>(table)
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
