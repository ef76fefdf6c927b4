import { dayField } from '@rapport/contract/hours/calendar'
import { TAG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { wholeNumber } from '../editing/form-values.ts'
import type { ContentKindName } from '../entries/content-kinds.ts'
import { ENTRY_STATES } from '../entries/entries.ts'
import { facetLabels } from './entry-facets.ts'
import { TITLE_QUERY_MAX } from './list-limits.ts'
import { listMessages } from './list-messages.ts'

const FACETS_MAX = 10
const refused = listMessages.filterUnknown

/** Filters of an entry list, as in its URL. */
export const entryFilterFields = {
  /** Prefixes of words of the title, in any order. */
  title: z.optional(z.string().check(z.maxLength(TITLE_QUERY_MAX, refused))),
  state: z.optional(z.enum(ENTRY_STATES, refused)),
  /** Names of facets, all required: `no-picture,no-price`. */
  facets: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[a-z-]{1,30}(?:,[a-z-]{1,30})*$/, refused), z.maxLength(310, refused)),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(z.string()).check(z.maxLength(FACETS_MAX, refused)),
      ),
    ),
  ),
  tag: z.optional(z.string().check(z.regex(/\S/, refused), z.maxLength(TAG_MAX, refused))),
  /** Key of a catalogue group: matches all its descendants. */
  parent: z.optional(wholeNumber),
  /** Id of the last editor. */
  editor: z.optional(wholeNumber),
  /** Earliest day of the last change, Moscow time. */
  since: z.optional(dayField(refused).check(z.regex(/^20/, refused))),
}
const entryFilter = z.object(entryFilterFields)
export type EntryFilter = z.infer<typeof entryFilter>

/** Sort orders of a list; `-` means descending. */
const ENTRY_SORTS = ['-changed', 'changed', 'title', '-title', 'state', '-state'] as const
export type EntrySort = (typeof ENTRY_SORTS)[number]
export const entrySort = z.enum(ENTRY_SORTS, listMessages.sortUnknown)
export const DEFAULT_SORT: EntrySort = '-changed'

/** Optional columns of a list. */
const ENTRY_COLUMNS = ['state', 'parent', 'key', 'lacks', 'tags', 'changed', 'author'] as const
export type EntryColumn = (typeof ENTRY_COLUMNS)[number]
const DEFAULT_COLUMNS: readonly EntryColumn[] = ['state', 'changed', 'author']

/** Returns the columns that the list of a kind may show. */
export const listColumns = (kind: ContentKindName): EntryColumn[] =>
  ENTRY_COLUMNS.filter((column) => {
    if (column === 'parent') return kind === 'item'
    if (column === 'key') return kind === 'material' || kind === 'price-group'
    if (column === 'tags') return kind === 'post'
    return column !== 'lacks' || Object.keys(facetLabels(kind)).length > 0
  })

/** Returns whether a kind supports every part of a filter. */
export const isFilterForKind = (kind: ContentKindName, { facets = [], tag, parent }: EntryFilter): boolean =>
  facets.every((facet) => Object.hasOwn(facetLabels(kind), facet)) &&
  (tag === undefined || kind === 'post') &&
  (parent === undefined || kind === 'item')

/** A list as its URL describes it. */
export interface EntryListUrl {
  filter: EntryFilter
  sort: EntrySort
  columns: readonly EntryColumn[]
  isCompact: boolean
  /** Names of invalid parameters, which are ignored. */
  unknown: string[]
}

/** Parses the URL of a list. Invalid parameters are ignored and reported. */
export function readListUrl(kind: ContentKindName, params: URLSearchParams): EntryListUrl {
  const filter: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const [name, field] of Object.entries(entryFilterFields)) {
    const text = params.get(name)
    if (!text) continue
    const parsed = z.safeParse(field, text)
    if (parsed.success && isFilterForKind(kind, { [name]: parsed.data })) filter[name] = parsed.data
    else unknown.push(name)
  }
  const sort = z.safeParse(entrySort, params.get('sort') || DEFAULT_SORT)
  if (!sort.success) unknown.push('sort')
  const wanted = params.get('columns')?.split(',') ?? DEFAULT_COLUMNS
  const columns = listColumns(kind).filter((column) => (wanted as string[]).includes(column))
  if (columns.length < wanted.filter(Boolean).length) unknown.push('columns')
  return {
    filter: filter as EntryFilter,
    sort: sort.success ? sort.data : DEFAULT_SORT,
    columns: unknown.includes('columns') && columns.length === 0 ? DEFAULT_COLUMNS : columns,
    isCompact: params.get('density') === 'compact',
    unknown,
  }
}

/** Returns a filter as query parameters. */
export const filterParams = (filter: EntryFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
