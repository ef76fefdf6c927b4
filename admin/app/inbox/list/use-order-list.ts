import { readOrderList } from '@rapport/staff-contract/inbox/order-list'
import { useSearchParams } from 'react-router'

/** Changes of the query string; an empty value removes its parameter. */
export type ListChanges = Record<string, string>

const FILTERS = ['status', 'assignee', 'q', 'source', 'referrer', 'city', 'files', 'from', 'to']
const NO_FILTERS: ListChanges = Object.fromEntries(FILTERS.map((name) => [name, '']))

/** Returns the filter from the URL, and functions that change it. */
export function useOrderList() {
  const [params, setParams] = useSearchParams()
  /** The current URL, which may be newer than the rendered one: two quick changes must not lose the first. */
  const currentParams = () => new URLSearchParams(window.location.search)
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
    change: (changes: ListChanges) => setParams(queryWith(changes, currentParams()), { replace: true }),
  }
}
export type OrderListUrl = ReturnType<typeof useOrderList>
