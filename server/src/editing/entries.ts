import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import type { Entry, EntryPreview, EntryState } from '@rapport/contract/editing/entries'
import { SCHEDULES_MAX, TITLE_QUERY_WORDS } from '@rapport/contract/limits'
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { kindOf, type Snapshot } from './kinds.ts'
import {
  contentDrafts,
  contentEntries,
  contentSchedules,
  contentVersions,
  isInUse,
  titleWords,
} from './tables.ts'

export type EntryRow = typeof contentEntries.$inferSelect

const scheduler = aliasedTable(staff, 'scheduler')

const wasPublished = sql`exists (select from ${contentVersions} where ${contentVersions.entryId} = ${contentEntries.id}
  and ${contentVersions.isPublished})`

const state = sql<EntryState>`case
  when ${contentEntries.trashedAt} is not null then 'trashed'
  when ${contentSchedules.entryId} is not null and ${contentSchedules.failedAt} is null then 'scheduled'
  when ${contentEntries.publishedVersion} is null and not ${wasPublished} then 'draft'
  when ${contentEntries.publishedVersion} is null then 'taken-down'
  when ${contentDrafts.entryId} is not null then 'edited'
  else 'published' end`

/** Of a thing that its first publication gives its key: the code that its draft has. */
const key = sql<
  string | null
>`coalesce(${contentEntries.subjectId}, nullif(${contentDrafts.snapshot} ->> 'erpId', ''))`

const selectPreviews = (orm: Orm) =>
  orm
    .select({
      row: contentEntries,
      key,
      state,
      schedule: getTableColumns(contentSchedules),
      editor: { id: staff.id, name: staff.name },
      scheduler: { id: scheduler.id, name: scheduler.name },
    })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, contentEntries.id))
    .leftJoin(contentSchedules, eq(contentSchedules.entryId, contentEntries.id))
    .leftJoin(staff, eq(staff.id, contentEntries.updatedBy))
    .leftJoin(scheduler, eq(scheduler.id, contentSchedules.scheduledBy))

type PreviewRow = Awaited<ReturnType<typeof selectPreviews>>[number]

const toPreview = ({ row, key, state, schedule, editor, scheduler }: PreviewRow): EntryPreview => ({
  id: row.id,
  kind: row.kind,
  key,
  title: row.title,
  state,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: editor,
  schedule: schedule && {
    publishAt: schedule.publishAt?.toISOString() ?? null,
    takeDownAt: schedule.takeDownAt?.toISOString() ?? null,
    scheduledBy: scheduler,
    failure: schedule.failure,
  },
  trashedAt: row.trashedAt?.toISOString() ?? null,
})

/** Returns things that match, in an order; what was thrown away does not. */
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

export interface EntryListQuery {
  /** Of these only. */
  kinds: readonly ContentKindName[]
  /** Beginnings of words of the title. */
  title?: string | undefined
  /** What others name them by. */
  keys?: string[] | undefined
  state?: EntryState | undefined
  /** Where the part before ended: milliseconds and id, `1767225600000-7`. */
  after?: string | undefined
  limit: number
}

/** Returns things, the last changed first, and where the next part begins. */
export async function listEntries(
  orm: Orm,
  { kinds, title, keys, state: wanted, after, limit }: EntryListQuery,
): Promise<{ entries: EntryPreview[]; next: string | null }> {
  const rows = await selectPreviews(orm)
    .where(and(isOfKinds(kinds), hasTitle(title), hasKey(keys), isInState(wanted), isAfter(after)))
    .orderBy(desc(contentEntries.updatedAt), desc(contentEntries.id))
    .limit(limit + 1)
  const entries = rows.slice(0, limit)
  const last = rows.length > limit ? entries.at(-1)?.row : undefined
  return { entries: entries.map(toPreview), next: last ? `${last.updatedAt.getTime()}-${last.id}` : null }
}

const isInState = (wanted: EntryState | undefined): SQL | undefined =>
  wanted === 'trashed' ? isNotNull(contentEntries.trashedAt) : and(isInUse, wanted && eq(state, wanted))

/** One kind by itself, so that its index has the rows in order. */
const isOfKinds = ([kind, ...others]: readonly ContentKindName[]): SQL | undefined =>
  kind && others.length === 0
    ? eq(contentEntries.kind, kind)
    : inArray(contentEntries.kind, kind ? [kind, ...others] : [])

/** Every word of a query begins one of the title; what has no letter or digit asks for nothing. */
export function hasTitle(query = ''): SQL | undefined {
  const words = query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined
  const beginnings = words.slice(0, TITLE_QUERY_WORDS).map((word) => `${word}:*`)
  return sql`${titleWords(contentEntries.title)} @@ to_tsquery('simple', ${beginnings.join(' & ')})`
}

/** Found by the index of keys; what has none of its own yet is looked through, which is drafts alone. */
function hasKey(keys: string[] | undefined): SQL | undefined {
  if (!keys) return undefined
  const { subjectId } = contentEntries
  return and(or(inArray(subjectId, keys), isNull(subjectId)), inArray(key, keys))
}

function isAfter(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [milliseconds, id] = after.split('-').map(Number)
  const at = new Date(milliseconds ?? 0)
  // A moment that no row bears: everything is older.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  const { updatedAt } = contentEntries
  return or(lt(updatedAt, at), and(eq(updatedAt, at), lt(contentEntries.id, id ?? 0)))
}

/** Returns what is to be published or taken down, the next first, and what could not be. */
export async function listScheduled(orm: Orm): Promise<EntryPreview[]> {
  const { publishAt, takeDownAt } = contentSchedules
  const rows = await selectPreviews(orm)
    .where(isNotNull(contentSchedules.entryId))
    .orderBy(asc(sql`least(${publishAt}, ${takeDownAt})`), asc(contentEntries.id))
    .limit(SCHEDULES_MAX)
  return rows.map(toPreview)
}

/** Returns what is on the site of a thing. */
export const readPublished = (orm: Orm, { kind, subjectId, publishedVersion }: EntryRow) =>
  publishedVersion === null || subjectId === null ? undefined : kindOf(kind).read(orm, subjectId)

/** Returns the draft of a thing. */
export async function findDraft(orm: Orm, entryId: number): Promise<Snapshot | undefined> {
  const [draft] = await orm.select().from(contentDrafts).where(eq(contentDrafts.entryId, entryId))
  return draft?.snapshot
}

/** Returns what was on the site last. */
export async function findLastPublished(orm: Orm, entryId: number): Promise<Snapshot | undefined> {
  const [version] = await orm
    .select({ snapshot: contentVersions.snapshot })
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.isPublished, true)))
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return version?.snapshot
}

/** Returns a thing as it is to be: its draft, else what is on the site, else what was. */
export const findPresent = async (orm: Orm, entry: EntryRow): Promise<Snapshot | undefined> =>
  (await findDraft(orm, entry.id)) ??
  (await readPublished(orm, entry)) ??
  (await findLastPublished(orm, entry.id))

/** Returns a thing as its form shows it. */
export async function findEntry(orm: Orm, id: number): Promise<Entry | undefined> {
  const [found] = await selectPreviews(orm).where(eq(contentEntries.id, id))
  if (!found) return undefined
  const published = await readPublished(orm, found.row)
  const snapshot = (await findDraft(orm, id)) ?? published ?? (await findLastPublished(orm, id))
  return { ...toPreview(found), snapshot, published: published ?? null } as Entry
}
