import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { TAG_FACET } from '@rapport/staff-contract/lists/entry-facets'
import { type EntryFilter, isFilterOf } from '@rapport/staff-contract/lists/entry-list'
import { TITLE_QUERY_WORDS } from '@rapport/staff-contract/lists/list-limits'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { narrowed } from '../../platform/database/narrowed.ts'
import { integerArray, rowsOf, textArray } from '../../platform/database/sql-arrays.ts'
import { beginTyped } from '../../platform/database/words-vector.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { entryKey } from '../entries.ts'
import { contentEntries, isGroupEntry, isInUse } from '../tables.ts'

interface Matching {
  /** A page in an order is asked for. */
  isInOrder?: boolean
  /** What is asked in place of the group. */
  inGroup?: SQL | undefined
}

/** Returns what things of some kinds have to be by a filter. Throws the 422 of one that makes no sense for them. */
export async function matches(
  orm: Orm,
  kinds: readonly ContentKindName[],
  filter: EntryFilter & { keys?: string[] | undefined },
  { isInOrder = false, inGroup }: Matching = {},
): Promise<SQL | undefined> {
  const { title, state, facets, tag, parent, editor, since, keys } = filter
  const isKnown =
    kinds.length === 1 ? kinds.every((kind) => isFilterOf(kind, filter)) : !(facets || tag || parent)
  if (!isKnown) throw new ApiError(422, listMessages.filterUnknown, { filter: [listMessages.filterUnknown] })
  const { updatedAt, updatedBy } = contentEntries
  const narrow = (condition: SQL | undefined) =>
    isInOrder ? narrowed(orm, contentEntries, condition, isOfKinds(kinds)) : condition
  const wanted = [...(facets ?? []), ...(tag === undefined ? [] : [`${TAG_FACET}${tag}`])]
  return and(
    isOfKinds(kinds),
    state === 'trashed' ? isNotNull(contentEntries.trashedAt) : isInUse,
    state && eq(contentEntries.state, state),
    await narrow(hasTitle(title)),
    hasKey(keys),
    wanted.length > 0 ? sql`${contentEntries.facets} @> ${textArray(wanted)}` : undefined,
    inGroup ??
      (await narrow(parent === undefined ? undefined : standsIn(await findGroupsBelow(orm, parent)))),
    editor === undefined ? undefined : eq(updatedBy, editor),
    since === undefined ? undefined : gte(updatedAt, fromMoscowDay(since)),
  )
}

/** One kind by itself, so that its index has the rows in order. */
const isOfKinds = ([kind, ...others]: readonly ContentKindName[]): SQL | undefined =>
  kind && others.length === 0
    ? eq(contentEntries.kind, kind)
    : inArray(contentEntries.kind, kind ? [kind, ...others] : [])

const standsIn = (groups: number[]): SQL => sql`${contentEntries.parent} = any(${integerArray(groups)})`

/** Every word of a query begins one of the title; what has no letter or digit asks for nothing. */
export const hasTitle = (query = ''): SQL | undefined =>
  beginTyped(contentEntries.titleWords, query, TITLE_QUERY_WORDS)

/** Found by the index of keys; what has none of its own yet is looked through, which is drafts alone. */
function hasKey(keys: string[] | undefined): SQL | undefined {
  if (!keys) return undefined
  const { subjectId } = contentEntries
  return and(or(inArray(subjectId, keys), isNull(subjectId)), inArray(entryKey, keys))
}

/**
 * Returns the keys of a group of the catalogue and of the groups below it; groups that stand in one another end the search, for each
 * is found once.
 */
export async function findGroupsBelow(orm: Orm, group: number): Promise<number[]> {
  const rows = await rowsOf<{ key: number }>(
    orm,
    sql`with recursive groups (key) as (
      select ${group}::integer
      union
      select below.subject_id::integer from content_entries below join groups on below.parent = groups.key
        where ${isGroupEntry(sql`below.facets`)} and below.subject_id is not null
    ) select key from groups`,
  )
  return rows.map(({ key }) => key)
}
