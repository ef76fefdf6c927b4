import { useSearchParams } from 'react-router'

/** Changes of the query string by parameter; an empty value removes its parameter. */
export type QueryChanges = Record<string, string>

/** Returns a query string with some parameters changed. */
export function changeQuery(changes: QueryChanges, params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value)
    else next.delete(name)
  return next.toString()
}

/** Returns a function that changes the query string of this screen and keeps its other parameters. */
export function useQueryChange(): (changes: QueryChanges) => void {
  const [, setParams] = useSearchParams()
  // The current URL may be newer than the rendered one: two quick changes must not lose the first.
  return (changes) =>
    setParams(changeQuery(changes, new URLSearchParams(window.location.search)), { replace: true })
}
