import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import type { SearchResult } from '@rapport/contract/search/search'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../browser/api.ts'

/** Between the last key and the question. */
const PAUSE_MS = 250
/** Whoever has waited so long types something else. */
const TIMEOUT_MS = 15_000

export interface SearchResults extends SearchResult {
  query: string
}

/**
 * Searches as a query is typed: under 3 characters nothing is found, from 3 on it is asked for after a pause.
 * A question that a newer one has overtaken is given up; failures are silent.
 */
export function useSearch() {
  const [found, setFound] = useState<SearchResults>()
  const asking = useRef(new AbortController())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(async (text: string): Promise<SearchResults | undefined> => {
    clearTimeout(timer.current)
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const query = text.trim().slice(0, SEARCH_MAX)
    const result = query.length < SEARCH_MIN ? undefined : await answerOf(query, signal)
    if (signal.aborted) return undefined
    setFound(result)
    return result
  }, [])

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current)
      if (text.trim().length < SEARCH_MIN) ask('')
      else timer.current = setTimeout(ask, PAUSE_MS, text)
    },
    [ask],
  )

  return { found, ask, type }
}

const answerOf = (query: string, signal: AbortSignal): Promise<SearchResults | undefined> =>
  api.searchCatalog({ name: query }, { signal, timeoutMs: TIMEOUT_MS }).then(
    (result) => ({ ...result, query }),
    () => undefined,
  )
