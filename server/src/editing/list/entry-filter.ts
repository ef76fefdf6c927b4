import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { TAG_FACET } from '@rapport/staff-contract/lists/entry-facets'
import { type EntryFilter, isFilterForKind } from '@rapport/staff-contract/lists/entry-list'
import { TITLE_QUERY_WORDS } from '@rapport/staff-contract/lists/list-limits'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { narrowed } from '../../platform/database/narrowed.ts'
import { integerArray, queryRows, textArray } from '../../platform/database/sql-arrays.ts'
import { beginTyped } from '../../platform/database/words-vector.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { entryKey } from '../entries.ts'
import { contentEntries, isGroupEntry, isInUse } from '../tables.ts'

interface Matching {
  /** The query returns one page in an order. */
  isInOrder?: boolean
  /** Replaces the condition of the group. */
  inGroup?: SQL | undefined
}

/** Returns the condition of a filter for entries of these kinds. Throws 422 if the filter does not apply to them. */
export async function matches(
  orm: Orm,
  kinds: readonly ContentKindName[],
  filter: EntryFilter & { keys?: string[] | undefined },
  { isInOrder = false, inGroup }: Matching = {},
): Promise<SQL | undefined> {
  const { title, state, facets, tag, parent, editor, since, keys } = filter
  const isKnown =
    kinds.length === 1 ? kinds.every((kind) => isFilterForKind(kind, filter)) : !(facets || tag || parent)
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
      (await narrow(parent === undefined ? undefined : isInGroup(await findGroupsBelow(orm, parent)))),
    editor === undefined ? undefined : eq(updatedBy, editor),
    since === undefined ? undefined : gte(updatedAt, fromMoscowDay(since)),
  )
}

/** The index can return rows in order only with an equality on the kind. */
const isOfKinds = ([kind, ...others]: readonly ContentKindName[]): SQL | undefined =>
  kind && others.length === 0
    ? eq(contentEntries.kind, kind)
    : inArray(contentEntries.kind, kind ? [kind, ...others] : [])

const isInGroup = (groups: number[]): SQL => sql`${contentEntries.parent} = any(${integerArray(groups)})`

/** Each word of the query is a prefix of a word of the title. A query without letters and digits matches everything. */
export const hasTitle = (query = ''): SQL | undefined =>
  beginTyped(contentEntries.titleWords, query, TITLE_QUERY_WORDS)

/** Uses the index of keys. Only drafts that were never published are scanned for their code. */
function hasKey(keys: string[] | undefined): SQL | undefined {
  if (!keys) return undefined
  const { subjectId } = contentEntries
  return and(or(inArray(subjectId, keys), isNull(subjectId)), inArray(entryKey, keys))
}

/** Returns the keys of a group of the catalogue and of all groups below it. Ends even if groups form a cycle. */
export async function findGroupsBelow(orm: Orm, group: number): Promise<number[]> {
  const rows = await queryRows<{ key: number }>(
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
