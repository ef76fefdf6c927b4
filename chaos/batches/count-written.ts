import { and, count, eq, inArray, like } from 'drizzle-orm'
import { contentBatchEntries, contentBatches } from '../../server/src/batches/tables.ts'
import { catalogItems } from '../../server/src/catalog/tables.ts'
import { contentEntries, contentVersions } from '../../server/src/editing/tables.ts'
import { imports } from '../../server/src/imports/tables.ts'
import type { Orm } from '../../server/src/platform/database/database.ts'

/** Counts of the items of a round. */
export interface Written {
  /** Published items. */
  live: number
  entries: number
  /** Published versions with this reason, and entries that have one. */
  versions: number
  versioned: number
  /** Published items with this summary. */
  summaries: number
}

/** Counts what an import of a round, or a bulk edit of its items, has written. */
export async function countWritten(
  orm: Orm,
  round: string,
  { reason, summary }: { reason: 'import' | 'bulk-edit'; summary: string },
): Promise<Written> {
  const items = await orm
    .select({ summary: catalogItems.summary })
    .from(catalogItems)
    .where(like(catalogItems.slug, `${round}-%`))
  const entries = await orm
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, 'item'), like(contentEntries.title, `Изделие ${round} %`)))
  const ids = entries.map(({ id }) => id)
  const byEntry = await orm
    .select({ entryId: contentVersions.entryId, versions: count() })
    .from(contentVersions)
    .where(
      and(
        inArray(contentVersions.entryId, ids),
        eq(contentVersions.reason, reason),
        eq(contentVersions.isPublished, true),
      ),
    )
    .groupBy(contentVersions.entryId)
  return {
    live: items.length,
    entries: ids.length,
    versions: byEntry.reduce((sum, { versions }) => sum + versions, 0),
    versioned: byEntry.length,
    summaries: items.filter((item) => item.summary === summary).length,
  }
}

/** Returns the outcomes of a batch as text. */
export async function readReport(orm: Orm, task: 'import' | 'bulk', id: number): Promise<string> {
  const batchId =
    task === 'bulk'
      ? id
      : (await orm.select({ batchId: imports.batchId }).from(imports).where(eq(imports.id, id)))[0]?.batchId
  if (batchId === undefined || batchId === null) return 'no batch'
  const [batch] = await orm.select().from(contentBatches).where(eq(contentBatches.id, batchId))
  const rows = await orm
    .select({ outcome: contentBatchEntries.outcome, entries: count() })
    .from(contentBatchEntries)
    .where(eq(contentBatchEntries.batchId, batchId))
    .groupBy(contentBatchEntries.outcome)
  return [batch?.state, ...rows.map(({ outcome, entries }) => `${entries} ${outcome}`).sort()].join(', ')
}
