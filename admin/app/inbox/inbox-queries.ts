import type { InboxOrder, InboxView } from '@rapport/staff-contract/inbox/inbox'
import type { OrderFilter } from '@rapport/staff-contract/inbox/order-list'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import { isEventStreamOpen } from './order-events.ts'

/** Interval of polling, without and with the event stream. */
const POLL_MS = 2500
const POLL_WITH_STREAM_MS = 30_000

/** Counts, and the newest order. Polls in the background, too, so that a hidden tab can ring. */
export const inboxStateQuery = queryOptions({
  queryKey: ['inbox', 'state'],
  queryFn: async ({ signal }) => ({
    ...(await callAdmin('getInboxState', { signal })),
    receivedAt: Date.now(),
  }),
  refetchInterval: () => (isEventStreamOpen() ? POLL_WITH_STREAM_MS : POLL_MS),
  refetchIntervalInBackground: true,
})

export interface InboxFilter extends OrderFilter {
  view: InboxView
}

export const inboxListQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getInbox', { params: { ...filter, after: pageParam, limit: ADMIN_LIST_DEFAULT }, signal }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const inboxCountQuery = (filter: InboxFilter) =>
  queryOptions({
    queryKey: ['inbox', 'list', 'count', filter],
    queryFn: ({ signal }) => callAdmin('getInboxCount', { params: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** Filter options: sources, referring sites and cities. */
export const inboxChoicesQuery = queryOptions({
  queryKey: ['inbox-choices'],
  queryFn: ({ signal }) => callAdmin('getInboxChoices', { signal }),
})

export const inboxOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'order', id],
    queryFn: async ({ signal }): Promise<InboxOrder> =>
      (await callAdmin('getInboxOrder', { params: { id }, signal })).order,
    structuralSharing: (known, read) => keepNewer(known as InboxOrder | undefined, read as InboxOrder),
    // Poll only during the first attempts: the pauses between later retries are long.
    refetchInterval: ({ state: { data } }) =>
      data?.notifications.some(({ state, attempts }) => state === 'pending' && attempts < 2) && POLL_MS,
  })

/** A read may be older than the response of a write made meanwhile: keep the higher version. */
const keepNewer = (known: InboxOrder | undefined, read: InboxOrder): InboxOrder =>
  known && known.version > read.version ? known : replaceEqualDeep(known, read)

export const handlersQuery = queryOptions({
  queryKey: ['inbox-handlers'],
  queryFn: async ({ signal }) => (await callAdmin('getOrderHandlers', { signal })).people,
})
