import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { readListUrl } from '@rapport/staff-contract/lists/entry-list'
import { useLocation, useSearchParams } from 'react-router'

/** Changes of the query string; an empty value removes its parameter. */
export type ListChanges = Record<string, string>

/** Returns filter, order and columns from the URL, and functions that change them. */
export function useListUrl(kind: ContentKindName) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  /** The current URL, which may be newer than the rendered one: two quick changes must not lose the first. */
  const getCurrentParams = () => new URLSearchParams(window.location.search)
  function queryWith(changes: ListChanges, from = params): string {
    const next = new URLSearchParams(from)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    return next.toString()
  }
  return {
    ...readListUrl(kind, params),
    query: params.toString(),
    hrefWith(changes: ListChanges): string {
      const query = queryWith(changes)
      return query ? `${pathname}?${query}` : pathname
    },
    columnsNow: () => readListUrl(kind, getCurrentParams()).columns,
    change: (changes: ListChanges) => setParams(queryWith(changes, getCurrentParams()), { replace: true }),
  }
}
export type ListUrl = ReturnType<typeof useListUrl>
