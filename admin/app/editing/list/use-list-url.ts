import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { readListUrl } from '@rapport/staff-contract/lists/entry-list'
import { useLocation, useSearchParams } from 'react-router'
import { changeQuery, type QueryChanges, useQueryChange } from '../../lists/use-query-change.ts'

/** Returns filter, order and columns from the URL, and functions that change them. */
export function useListUrl(kind: ContentKindName) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const change = useQueryChange()
  return {
    ...readListUrl(kind, params),
    query: params.toString(),
    hrefWith(changes: QueryChanges): string {
      const query = changeQuery(changes, params)
      return query ? `${pathname}?${query}` : pathname
    },
    columnsNow: () => readListUrl(kind, new URLSearchParams(window.location.search)).columns,
    change,
  }
}
export type ListUrl = ReturnType<typeof useListUrl>
