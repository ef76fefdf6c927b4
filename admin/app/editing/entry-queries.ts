import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry, EntryOf } from '@rapport/staff-contract/entries/entries'
import { DEFAULT_SORT, type EntryFilter, type EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { queryClient } from '../api/queries.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import type { EntryForm } from './entry-form.ts'
import { cacheTitles } from './entry-titles.ts'
import type { FieldDescription } from './field-description.ts'

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

/** Entries by their keys, at most one page of them. */
export const entriesByKeysQuery = (kind: ContentKindName, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['entries', kind, 'keys', ...keys],
    queryFn: async ({ signal }) => {
      const params = { kind, keys: keys.slice(0, ADMIN_LIST_MAX), limit: ADMIN_LIST_MAX }
      return (await callAdmin('getEntries', { params, signal })).entries
    },
  })

export const entryCountQuery = (kind: ContentKindName, filter: EntryFilter) =>
  queryOptions({
    queryKey: ['entries', kind, 'count', filter],
    queryFn: ({ signal }) => callAdmin('getEntryCount', { params: { kind, ...filter }, signal }),
  })

/** Options of the list's filters, besides the facets. */
export const listChoicesQuery = (kind: ContentKindName) =>
  queryOptions({
    queryKey: ['list-choices', kind],
    queryFn: ({ signal }) => callAdmin('getListChoices', { params: { kind }, signal }),
  })

export const entryOrderQuery = (kind: ContentKindName) =>
  queryOptions({
    queryKey: ['entries', kind, 'order'],
    queryFn: async ({ signal }) => (await callAdmin('getEntryOrder', { params: { kind }, signal })).entries,
  })

/** Entries for a picker: by words of the title, or the latest changed. */
export const entryChoicesQuery = (kind: ContentKindName, title: string) =>
  queryOptions({
    queryKey: ['entries', kind, 'choices', title],
    queryFn: ({ signal }) => callAdmin('getEntries', { params: { kind, title, limit: 20 }, signal }),
  })

export const entriesByTitleQuery = (title: string) =>
  queryOptions({
    queryKey: ['entries-by-title', title],
    enabled: title.length > 1,
    queryFn: async ({ signal }) =>
      (await callAdmin('getEntries', { params: { title, limit: 8 }, signal })).entries,
  })

export const itemGroupsQuery = (title: string) =>
  queryOptions({
    queryKey: ['item-groups', title],
    queryFn: async ({ signal }) =>
      (await callAdmin('getItemGroups', { params: { title: title || undefined }, signal })).groups,
  })

/** Never cached: each opening of a form must load the latest version. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['entry', id],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => (await callAdmin('getEntry', { params: { id }, signal })).entry,
  })

/** The entry of a kind that was changed last, often the only one; null if there is none. Never cached. */
export const lastEntryQuery = <K extends ContentKindName>(kind: K) =>
  queryOptions({
    queryKey: ['last-entry', kind],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const { entries } = await callAdmin('getEntries', { params: { kind, limit: 1 }, signal })
      const [last] = entries
      if (!last) return null
      return (await callAdmin('getEntry', { params: { id: last.id }, signal })).entry as EntryOf<K>
    },
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
    // Versions are immutable.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callAdmin('getDifference', { params: { id, from }, signal })).fields,
  })

/** Number of URLs that change with the publication of the draft. */
export const pathMovesQuery = ({ id, version }: Pick<Entry, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['address-moves', id, version],
    queryFn: ({ signal }) => callAdmin('getAddressMoves', { params: { id }, signal }),
  })

/** Pages that show the entry. */
export const entryPlacesQuery = ({ id, version }: Pick<Entry, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['entry-places', id, version],
    queryFn: ({ signal }) => callAdmin('getEntryPlaces', { params: { id }, signal }),
  })

/** Refetches lists, calendar and versions after a write. */
export function refreshLists(entries: readonly Pick<Entry, 'id' | 'kind' | 'key' | 'title'>[]): void {
  cacheTitles(entries)
  for (const queryKey of [['entries'], ['entries-by-title'], ['schedule']])
    void queryClient.invalidateQueries({ queryKey })
  for (const { id } of entries) void queryClient.invalidateQueries({ queryKey: ['versions', id] })
}

export type EntryForms = { [K in ContentKindName]: () => Promise<EntryForm<K>> }

/** Field descriptions of a kind, as labelled in its form; undefined without a form. */
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
