import type { InboxOrder, InboxView } from '@rapport/staff-contract/inbox/inbox'
import type { OrderFilter } from '@rapport/staff-contract/inbox/order-list'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import { hearsOfOrders } from './order-events.ts'

/** How often the inbox asks whether something came, and how often where it is told. */
const ASKED_EVERY_MS = 2500
const ASKED_WHERE_TOLD_MS = 30_000

/** How many wait, and which order came last; asked for also while nobody looks, so that it can ring. */
export const inboxStateQuery = queryOptions({
  queryKey: ['inbox', 'state'],
  queryFn: async ({ signal }) => ({ ...(await callAdmin('getInboxState', { signal })), askedAt: Date.now() }),
  refetchInterval: () => (hearsOfOrders() ? ASKED_WHERE_TOLD_MS : ASKED_EVERY_MS),
  refetchIntervalInBackground: true,
})

export interface InboxFilter extends OrderFilter {
  view: InboxView
}

/** Orders of a list, part after part. */
export const inboxListQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getInbox', { params: { ...filter, after: pageParam, limit: ADMIN_LIST_DEFAULT }, signal }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** How many orders a list has. */
export const inboxCountQuery = (filter: InboxFilter) =>
  queryOptions({
    queryKey: ['inbox', 'list', 'count', filter],
    queryFn: ({ signal }) => callAdmin('getInboxCount', { params: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** Sources, sites and cities that orders are filtered by. */
export const inboxChoicesQuery = queryOptions({
  queryKey: ['inbox-choices'],
  queryFn: ({ signal }) => callAdmin('getInboxChoices', { signal }),
})

export const inboxOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'order', id],
    queryFn: async ({ signal }): Promise<InboxOrder> =>
      (await callAdmin('getInboxOrder', { params: { id }, signal })).order,
    structuralSharing: (known, read) => newer(known as InboxOrder | undefined, read as InboxOrder),
    // What leaves now has left in a moment; what waits for its next try is not looked at all day.
    refetchInterval: ({ state: { data } }) =>
      data?.notifications.some(({ state, attempts }) => state === 'pending' && attempts < 2) &&
      ASKED_EVERY_MS,
  })

/** What is read while something is written may come after what the write has answered, and be older. */
const newer = (known: InboxOrder | undefined, read: InboxOrder): InboxOrder =>
  known && known.version > read.version ? known : replaceEqualDeep(known, read)

/** Who works with orders. */
export const handlersQuery = queryOptions({
  queryKey: ['inbox-handlers'],
  queryFn: async ({ signal }) => (await callAdmin('getOrderHandlers', { signal })).people,
})
