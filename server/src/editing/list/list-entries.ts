import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { ListedEntry } from '@rapport/staff-contract/entries/entries'
import { DEFAULT_SORT, type EntryFilter, type EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { integerArray } from '../../platform/database/sql-arrays.ts'
import { selectPreviews, toPreview } from '../entries.ts'
import { contentDrafts, contentEntries } from '../tables.ts'
import { findGroupsBelow, matches } from './entry-filter.ts'
import { entryOrder } from './entry-order.ts'

interface EntryListQuery extends EntryFilter {
  kinds: readonly ContentKindName[]
  /** Keys used by references. */
  keys?: string[] | undefined
  /** Defaults to the last changed first. */
  sort?: EntrySort | undefined
  /** Cursor of the previous page. */
  after?: string | undefined
  limit: number
}

/** With more groups than this, titles are read in one scan instead of group by group. */
const GROUPS_MERGED_MAX = 50

/**
 * Returns a page of entries by filter and order, and the cursor of the next page. Throws 422 if the filter or the
 * cursor is invalid.
 */
export async function listEntries(
  orm: Orm,
  { kinds, sort = DEFAULT_SORT, after, limit, ...filter }: EntryListQuery,
): Promise<{ entries: ListedEntry[]; next: string | null }> {
  const { orderBy, isBehind, formatCursor } = entryOrder(sort)
  const { id, parent } = contentEntries
  const isByTitle = sort === 'title' || sort === '-title'
  const groups = isByTitle && filter.parent !== undefined ? await findGroupsBelow(orm, filter.parent) : []
  const isByGroup = groups.length > 0 && groups.length <= GROUPS_MERGED_MAX
  const inGroup = isByGroup ? sql`${parent} = of_group.key` : undefined
  const filtered = orm
    .select({ id })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, id))
    .where(and(await matches(orm, kinds, filter, { isInOrder: true, inGroup }), isBehind(after)))
    .orderBy(...orderBy)
    .limit(limit + 1)
  // A scan of all titles would read too many rows. The index has the titles of each group in order.
  const firstOfEach = sql`(select part.id from unnest(${integerArray(groups)}) as of_group (key) cross join lateral ${filtered} as part)`
  // Joins only the rows of this page with the columns that lists show.
  const ofPart = isByGroup
    ? orm
        .select({ id })
        .from(contentEntries)
        .where(sql`${id} in ${firstOfEach}`)
        .orderBy(...orderBy)
        .limit(limit + 1)
    : filtered
  const rows = await selectPreviews(orm)
    .where(inArray(id, ofPart))
    .orderBy(...orderBy)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.row : undefined
  const entries = page.map((one) => ({
    ...toPreview(one),
    parent: one.row.parent,
    facets: one.row.facets ?? [],
  }))
  return { entries, next: last ? formatCursor(last) : null }
}
