import { SCHEDULES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { Entry, EntryPreview } from '@rapport/staff-contract/entries/entries'
import { aliasedTable, and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import { demoEntries } from '../demo-entries/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { getKind, type Snapshot } from './kinds.ts'
import { contentDrafts, contentEntries, contentSchedules, contentVersions, isInUse } from './tables.ts'

export type EntryRow = typeof contentEntries.$inferSelect

const scheduler = aliasedTable(staff, 'scheduler')

/** Key used by references: `subjectId`, or the draft's `erpId` before the first publication. */
export const entryKey = sql<
  string | null
>`coalesce(${contentEntries.subjectId}, nullif(${contentDrafts.snapshot} ->> 'erpId', ''))`

export const selectPreviews = (orm: Orm) =>
  orm
    .select({
      row: contentEntries,
      key: entryKey,
      demo: demoEntries.subjectId,
      schedule: getTableColumns(contentSchedules),
      editor: { id: staff.id, name: staff.name },
      scheduler: { id: scheduler.id, name: scheduler.name },
    })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, contentEntries.id))
    .leftJoin(contentSchedules, eq(contentSchedules.entryId, contentEntries.id))
    .leftJoin(
      demoEntries,
      and(eq(demoEntries.kind, contentEntries.kind), eq(demoEntries.subjectId, contentEntries.subjectId)),
    )
    .leftJoin(staff, eq(staff.id, contentEntries.updatedBy))
    .leftJoin(scheduler, eq(scheduler.id, contentSchedules.scheduledBy))

type PreviewRow = Awaited<ReturnType<typeof selectPreviews>>[number]

export const toPreview = ({ row, key, demo, schedule, editor, scheduler }: PreviewRow): EntryPreview => ({
  id: row.id,
  kind: row.kind,
  key,
  title: row.title,
  state: row.state,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: editor,
  schedule: schedule && {
    publishAt: schedule.publishAt?.toISOString() ?? null,
    takeDownAt: schedule.takeDownAt?.toISOString() ?? null,
    scheduledBy: scheduler,
    failure: schedule.failure,
  },
  isDemo: demo !== null,
  trashedAt: row.trashedAt?.toISOString() ?? null,
})

/** Returns the entries that match, except those in the trash. */
export async function listPreviews(
  orm: Orm,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy: SQL[]; limit: number },
): Promise<EntryPreview[]> {
  const rows = await selectPreviews(orm)
    .where(and(isInUse, where))
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map(toPreview)
}

/** Returns the scheduled entries, the next first, and those whose schedule failed. */
export async function listScheduled(orm: Orm): Promise<EntryPreview[]> {
  const { publishAt, takeDownAt } = contentSchedules
  const rows = await selectPreviews(orm)
    .where(isNotNull(contentSchedules.entryId))
    .orderBy(asc(sql`least(${publishAt}, ${takeDownAt})`), asc(contentEntries.id))
    .limit(SCHEDULES_MAX)
  return rows.map(toPreview)
}

/** Returns the snapshot that is on the site, undefined if the entry is not published. */
export const readPublished = (orm: Orm, { kind, subjectId, publishedVersion }: EntryRow) =>
  publishedVersion === null || subjectId === null ? undefined : getKind(kind).read(orm, subjectId)

export async function findDraft(orm: Orm, entryId: number): Promise<Snapshot | undefined> {
  const [draft] = await orm.select().from(contentDrafts).where(eq(contentDrafts.entryId, entryId))
  return draft?.snapshot
}

/** Returns the snapshot that was published last. */
export async function findLastPublished(orm: Orm, entryId: number): Promise<Snapshot | undefined> {
  const [version] = await orm
    .select({ snapshot: contentVersions.snapshot })
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.isPublished, true)))
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return version?.snapshot
}

/** Returns the snapshot that staff edit: the draft, else the published snapshot, else the last published one. */
export const findCurrentSnapshot = async (orm: Orm, entry: EntryRow): Promise<Snapshot | undefined> =>
  (await findDraft(orm, entry.id)) ??
  (await readPublished(orm, entry)) ??
  (await findLastPublished(orm, entry.id))

/** Returns an entry with its current and its published snapshot. */
export async function findEntry(orm: Orm, id: number): Promise<Entry | undefined> {
  const [preview] = await selectPreviews(orm).where(eq(contentEntries.id, id))
  if (!preview) return undefined
  const published = await readPublished(orm, preview.row)
  const snapshot = (await findDraft(orm, id)) ?? published ?? (await findLastPublished(orm, id))
  return { ...toPreview(preview), snapshot, published: published ?? null } as Entry
}
