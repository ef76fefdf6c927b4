import { readOrderList } from '@rapport/staff-contract/inbox/order-list'
import { useSearchParams } from 'react-router'

/** What the address of the list has instead. Empty: nothing. */
export type ListChanges = Record<string, string>

const FILTERS = ['status', 'assignee', 'q', 'source', 'referrer', 'city', 'files', 'from', 'to']
const NO_FILTERS: ListChanges = Object.fromEntries(FILTERS.map((name) => [name, '']))

/** Returns what the address asks of the list of orders, and how it is changed. */
export function useOrderList() {
  const [params, setParams] = useSearchParams()
  /** As it stands there, though it may not be drawn yet: of two presses one after the other neither is lost. */
  const present = () => new URLSearchParams(window.location.search)
  function queryWith(changes: ListChanges, from = params): string {
    const next = new URLSearchParams(from)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    return next.toString()
  }
  function hrefWith(changes: ListChanges): string {
    const query = queryWith(changes)
    return query ? `/orders/?${query}` : '/orders/'
  }
  return {
    ...readOrderList(params),
    params,
    hrefWith,
    hrefWithoutFilters: hrefWith(NO_FILTERS),
    change: (changes: ListChanges) => setParams(queryWith(changes, present()), { replace: true }),
  }
}
export type OrderListAddress = ReturnType<typeof useOrderList>
