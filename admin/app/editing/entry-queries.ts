import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import type { Entry, EntryState } from '@rapport/contract/editing/entries'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { queryClient } from '../api/queries.ts'
import { noteTitles } from './entry-titles.ts'

/** Parts of a list on the screen at a time: of more, those before go as one goes on. */
const PARTS_SHOWN = 2

export interface EntryListFilter {
  kind: ContentKindName
  state?: EntryState | undefined
  title?: string | undefined
}

export const entriesQuery = ({ kind, state, title }: EntryListFilter) =>
  infiniteQueryOptions({
    queryKey: ['entries', kind, state, title],
    initialPageParam: undefined as string | undefined,
    maxPages: PARTS_SHOWN,
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getEntries', { params: { kind, state, title, after: pageParam, limit: 50 }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    // There is a way back to the beginning alone.
    getPreviousPageParam: () => undefined,
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
