import { BATCH_ENTRIES_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import type { EntryFilter } from '@rapport/staff-contract/lists/entry-list'
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matches } from '../../editing/list/entry-filter.ts'
import { contentEntries, isInUse } from '../../editing/tables.ts'
import { media } from '../../media/tables.ts'
import { isSelected, type MediaSelection } from '../../media-library/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { integerArray } from '../../platform/database/sql-arrays.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** Entries of a kind: those with these ids, else all of a filter. Pictures have the filter of the media library. */
export interface PlannedSelection {
  kind: BatchKind
  ids?: number[] | undefined
  filter?: EntryFilter | undefined
  mediaFilter?: MediaSelection | undefined
}

/** Returns a query of the rows of a batch, ordered by entry id. Throws 422 without ids and filter. */
export async function selectPlanned(tx: Orm, batchId: number, planned: PlannedSelection): Promise<SQL> {
  const { kind, ids, filter, mediaFilter } = planned
  const isNamed = (id: SQLWrapper) => sql`${id} = any(${integerArray(ids ?? [])})`
  if (!ids && !(kind === 'picture' ? mediaFilter : filter))
    throw new ApiError(422, batchMessages.entriesRequired, { entries: [batchMessages.entriesRequired] })
  if (kind === 'picture') {
    const columns = buildColumns(batchId, kind, { id: media.id, title: media.name, version: media.version })
    return tx
      .select(columns)
      .from(media)
      .where(ids ? isNamed(media.id) : isSelected(tx, mediaFilter ?? {}))
      .orderBy(asc(media.id))
      .limit(BATCH_ENTRIES_MAX + 1)
      .getSQL()
  }
  const { id, title, version } = contentEntries
  return tx
    .select(buildColumns(batchId, kind, { id, title, version }))
    .from(contentEntries)
    .where(
      ids
        ? and(eq(contentEntries.kind, kind), isInUse, isNamed(id))
        : await matches(tx, [kind], filter ?? {}),
    )
    .orderBy(asc(id))
    .limit(BATCH_ENTRIES_MAX + 1)
    .getSQL()
}

/** All columns of an unplanned row, in the order of the table. */
const buildColumns = (
  batchId: number,
  kind: BatchKind,
  { id, title, version }: Record<'id' | 'title' | 'version', SQLWrapper>,
) => ({
  batchId: sql`${batchId}::integer`.as('batch_id'),
  index: sql`(row_number() over (order by ${id}) - 1)::integer`.as('index'),
  entryId: sql`${kind === 'picture' ? sql`null::integer` : id}`.as('entry_id'),
  mediaId: sql`${kind === 'picture' ? id : sql`null::integer`}`.as('media_id'),
  kind: sql`${kind}::text`.as('kind'),
  title: sql`${title}`.as('title'),
  versionBefore: sql`${version}`.as('version_before'),
  patch: sql`null::jsonb`.as('patch'),
  outcome: sql`'unplanned'`.as('outcome'),
  reason: sql`null::text`.as('reason'),
  versionAfter: sql`null::integer`.as('version_after'),
  draftBefore: sql`null::jsonb`.as('draft_before'),
  publishedBefore: sql`null::integer`.as('published_before'),
  scheduleBefore: sql`null::jsonb`.as('schedule_before'),
  mediaBefore: sql`null::jsonb`.as('media_before'),
})
