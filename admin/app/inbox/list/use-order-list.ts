import { readOrderList } from '@rapport/staff-contract/inbox/order-list'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { changeQuery, type QueryChanges, useQueryChange } from '../../lists/use-query-change.ts'

const FILTERS = [
  'status',
  'assignee',
  'q',
  'origin',
  'source',
  'referrer',
  'city',
  'stage',
  'files',
  'from',
  'to',
]
const NO_FILTERS: QueryChanges = Object.fromEntries(FILTERS.map((name) => [name, '']))

/** Returns the filter from the URL, and functions that change it. Readers begin with all orders, not with calls. */
export function useOrderList() {
  const mayCall = hasPermission(useSession().member.role, 'orders.write')
  const [params] = useSearchParams()
  const change = useQueryChange()
  function hrefWith(changes: QueryChanges): string {
    const query = changeQuery(changes, params)
    return query ? `/orders/?${query}` : '/orders/'
  }
  const read = new URLSearchParams(params)
  if (!mayCall && !params.has('view')) read.set('view', 'all')
  return { ...readOrderList(read), params, hrefWith, hrefWithoutFilters: hrefWith(NO_FILTERS), change }
}
export type OrderListUrl = ReturnType<typeof useOrderList>
