import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { TAG_FACET } from '@rapport/contract/editing/lists/entry-facets'
import { type EntryFilter, isFilterOf } from '@rapport/contract/editing/lists/entry-list'
import { listMessages } from '@rapport/contract/editing/lists/list-messages'
import { TITLE_QUERY_WORDS } from '@rapport/contract/limits'
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { textArray } from '../../platform/database/sql-arrays.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { entryKey } from '../entries.ts'
import { contentEntries, isGroupEntry, isInUse, titleWords } from '../tables.ts'

/** Returns what things of some kinds have to be by a filter. Throws the 422 of one that makes no sense for them. */
export function matches(
  kinds: readonly ContentKindName[],
  filter: EntryFilter & { keys?: string[] | undefined },
): SQL | undefined {
  const { title, state, facets, tag, parent, editor, since, keys } = filter
  const isKnown =
    kinds.length === 1 ? kinds.every((kind) => isFilterOf(kind, filter)) : !(facets || tag || parent)
  if (!isKnown) throw new ApiError(422, listMessages.filterUnknown, { filter: [listMessages.filterUnknown] })
  const { updatedAt, updatedBy } = contentEntries
  const wanted = [...(facets ?? []), ...(tag === undefined ? [] : [`${TAG_FACET}${tag}`])]
  return and(
    isOfKinds(kinds),
    state === 'trashed' ? isNotNull(contentEntries.trashedAt) : isInUse,
    state && eq(contentEntries.state, state),
    hasTitle(title),
    hasKey(keys),
    wanted.length > 0 ? sql`${contentEntries.facets} @> ${textArray(wanted)}` : undefined,
    parent === undefined ? undefined : standsBelow(parent),
    editor === undefined ? undefined : eq(updatedBy, editor),
    since === undefined ? undefined : gte(updatedAt, new Date(`${since}T00:00+03:00`)),
  )
}

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
  return and(or(inArray(subjectId, keys), isNull(subjectId)), inArray(entryKey, keys))
}

/** In a group of the catalogue, or in a group below it; groups that stand in one another end the search, for each is found once. */
const standsBelow = (group: number): SQL => sql`${contentEntries.parent} in (
  with recursive groups (key) as (
    select ${group}::integer
    union
    select below.subject_id::integer from content_entries below join groups on below.parent = groups.key
      where ${isGroupEntry(sql`below.facets`)} and below.subject_id is not null
  ) select key from groups)`
