import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { readListAddress } from '@rapport/staff-contract/lists/entry-list'
import { useLocation, useSearchParams } from 'react-router'

/** What is to stand in the address of a list instead; empty: nothing. */
export type AddressChanges = Record<string, string>

/** Returns what the address asks of a list, and how it is changed: all of it stands there, so that a list can be sent and gone back to. */
export function useListAddress(kind: ContentKindName) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  /** As it stands there, though it may not be drawn yet: of two presses one after the other neither is lost. */
  const present = () => new URLSearchParams(window.location.search)
  function queryWith(changes: AddressChanges, from = params): string {
    const next = new URLSearchParams(from)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    return next.toString()
  }
  return {
    ...readListAddress(kind, params),
    query: params.toString(),
    hrefWith(changes: AddressChanges): string {
      const query = queryWith(changes)
      return query ? `${pathname}?${query}` : pathname
    },
    columnsNow: () => readListAddress(kind, present()).columns,
    change: (changes: AddressChanges) => setParams(queryWith(changes, present()), { replace: true }),
  }
}
export type ListAddress = ReturnType<typeof useListAddress>
