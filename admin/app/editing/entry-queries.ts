import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { DEFAULT_SORT, type EntryFilter, type EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { queryClient } from '../api/queries.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import type { EntryForm } from './entry-form.ts'
import { noteTitles } from './entry-titles.ts'
import type { FieldDescription } from './field-description.ts'

/** Things of a kind by a filter, in an order. */
export const entriesQuery = (
  kind: ContentKindName,
  filter: EntryFilter = {},
  sort: EntrySort = DEFAULT_SORT,
) =>
  infiniteQueryOptions({
    queryKey: ['entries', kind, 'list', filter, sort],
    initialPageParam: undefined as string | undefined,
    ...listPartsOptions,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getEntries', { params: { kind, ...filter, sort, after: pageParam, limit: 50 }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Things of a kind by what others name them by, as many as fit in one answer. */
export const entriesByKeysQuery = (kind: ContentKindName, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['entries', kind, 'keys', ...keys],
    queryFn: async ({ signal }) => {
      const params = { kind, keys: keys.slice(0, ADMIN_LIST_MAX), limit: ADMIN_LIST_MAX }
      return (await callAdmin('getEntries', { params, signal })).entries
    },
  })

/** How many things of a kind there are by a filter. */
export const entryCountQuery = (kind: ContentKindName, filter: EntryFilter) =>
  queryOptions({
    queryKey: ['entries', kind, 'count', filter],
    queryFn: ({ signal }) => callAdmin('getEntryCount', { params: { kind, ...filter }, signal }),
  })

/** What the list of a kind can be narrowed to, beside what its things have and lack. */
export const listChoicesQuery = (kind: ContentKindName) =>
  queryOptions({
    queryKey: ['list-choices', kind],
    queryFn: ({ signal }) => callAdmin('getListChoices', { params: { kind }, signal }),
  })

/** Things of a kind in the order that they stand in on the site. */
export const entryOrderQuery = (kind: ContentKindName) =>
  queryOptions({
    queryKey: ['entries', kind, 'order'],
    queryFn: async ({ signal }) => (await callAdmin('getEntryOrder', { params: { kind }, signal })).entries,
  })

/** Things of a kind to choose from: by the words of their titles, or the last changed ones. */
export const entryChoicesQuery = (kind: ContentKindName, title: string) =>
  queryOptions({
    queryKey: ['entries', kind, 'choices', title],
    queryFn: ({ signal }) => callAdmin('getEntries', { params: { kind, title, limit: 20 }, signal }),
  })

/** Things of any kind by the words of their titles. */
export const entriesByTitleQuery = (title: string) =>
  queryOptions({
    queryKey: ['entries-by-title', title],
    enabled: title.length > 1,
    queryFn: async ({ signal }) =>
      (await callAdmin('getEntries', { params: { title, limit: 8 }, signal })).entries,
  })

/** Groups by the words of their titles. */
export const itemGroupsQuery = (title: string) =>
  queryOptions({
    queryKey: ['item-groups', title],
    queryFn: async ({ signal }) =>
      (await callAdmin('getItemGroups', { params: { title: title || undefined }, signal })).groups,
  })

/** What others write in the meantime is asked for whenever the form is opened. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['entry', id],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => (await callAdmin('getEntry', { params: { id }, signal })).entry,
  })

export const scheduleQuery = queryOptions({
  queryKey: ['schedule'],
  queryFn: async ({ signal }) => (await callAdmin('getSchedule', { signal })).entries,
})

export const versionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['versions', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getVersions', { params: { id, before: pageParam, limit: 50 }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const differenceQuery = (id: number, from: number) =>
  queryOptions({
    queryKey: ['difference', id, from],
    // Versions never change.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callAdmin('getDifference', { params: { id, from }, signal })).fields,
  })

/** How many addresses move once the draft is published. */
export const addressMovesQuery = ({ id, version }: Pick<Entry, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['address-moves', id, version],
    queryFn: ({ signal }) => callAdmin('getAddressMoves', { params: { id }, signal }),
  })

/** Where a thing is shown on the site. */
export const entryPlacesQuery = ({ id, version }: Pick<Entry, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['entry-places', id, version],
    queryFn: ({ signal }) => callAdmin('getEntryPlaces', { params: { id }, signal }),
  })

/** Has lists, calendar and versions ask anew: things have been written. */
export function forgetLists(entries: readonly Pick<Entry, 'id' | 'kind' | 'key' | 'title'>[]): void {
  noteTitles(entries)
  for (const queryKey of [['entries'], ['entries-by-title'], ['schedule']])
    void queryClient.invalidateQueries({ queryKey })
  for (const { id } of entries) void queryClient.invalidateQueries({ queryKey: ['versions', id] })
}

/** What loads the form of each kind of content. */
export type EntryForms = { [K in ContentKindName]: () => Promise<EntryForm<K>> }

/** The fields of a kind of content in the words of its form; nothing of what is no content. */
export const entryFieldsQuery = (
  kind: BatchKind | undefined,
  loadForm: (() => Promise<{ fields: Record<string, FieldDescription> }>) | undefined,
) =>
  queryOptions({
    queryKey: ['entry-fields', kind],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: loadForm
      ? async (): Promise<Record<string, FieldDescription>> => (await loadForm()).fields
      : skipToken,
  })
