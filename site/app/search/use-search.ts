import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import type { SearchResult } from '@rapport/contract/search/search'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../browser/requests/api.ts'

/** Pause after the last key before a request. */
const PAUSE_MS = 250
/** After this time the response is no longer useful. */
const TIMEOUT_MS = 15_000

export interface SearchResults extends SearchResult {
  query: string
}

/**
 * Searches while typing, from 3 characters on, after a pause. A newer query aborts the request; failures are silent.
 */
export function useSearch() {
  const [results, setResults] = useState<SearchResults>()
  const request = useRef(new AbortController())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = useCallback(async (text: string): Promise<SearchResults | undefined> => {
    clearTimeout(timer.current)
    request.current.abort()
    request.current = new AbortController()
    const { signal } = request.current
    const query = text.trim().slice(0, SEARCH_MAX)
    const result = query.length < SEARCH_MIN ? undefined : await requestResults(query, signal)
    if (signal.aborted) return undefined
    setResults(result)
    return result
  }, [])

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current)
      if (text.trim().length < SEARCH_MIN) search('')
      else timer.current = setTimeout(search, PAUSE_MS, text)
    },
    [search],
  )

  return { results, search, type }
}

const requestResults = (query: string, signal: AbortSignal): Promise<SearchResults | undefined> =>
  api.searchCatalog({ name: query }, { signal, timeoutMs: TIMEOUT_MS }).then(
    (result) => ({ ...result, query }),
    () => undefined,
  )
