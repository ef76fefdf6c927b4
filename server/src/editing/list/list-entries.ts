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
  /** Of these only. */
  kinds: readonly ContentKindName[]
  /** What others name them by. */
  keys?: string[] | undefined
  /** Left out: the last changed first. */
  sort?: EntrySort | undefined
  /** Where the part before ended. */
  after?: string | undefined
  limit: number
}

/** Of more groups than this a part in the order of titles is looked for among all titles. */
const GROUPS_MERGED_MAX = 50

/** Returns things by a filter in an order, and where the next part begins. Throws the 422 of a filter or a cursor that makes no sense. */
export async function listEntries(
  orm: Orm,
  { kinds, sort = DEFAULT_SORT, after, limit, ...filter }: EntryListQuery,
): Promise<{ entries: ListedEntry[]; next: string | null }> {
  const { orderBy, isBehind, cursorOf } = entryOrder(sort)
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
  // Titles of all would be read until a group has enough: an index has those of each in order.
  const firstOfEach = sql`(select part.id from unnest(${integerArray(groups)}) as of_group (key) cross join lateral ${filtered} as part)`
  // Those of this part alone are joined with what lists show: of many that match only few are.
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
  const found = rows.slice(0, limit)
  const last = rows.length > limit ? found.at(-1)?.row : undefined
  const entries = found.map((one) => ({
    ...toPreview(one),
    parent: one.row.parent,
    facets: one.row.facets ?? [],
  }))
  return { entries, next: last ? cursorOf(last) : null }
}
