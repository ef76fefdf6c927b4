import { useCallback, useEffect, useRef, useState } from 'react'

/** Page of a list, with the cursor of the next page; null at the end. */
export interface ListPart<Entry, Cursor> {
  entries: Entry[]
  next: Cursor | null
}

export interface ListParts<Entry> {
  /** Undefined while the first page loads. */
  entries: Entry[] | undefined
  hasMore: boolean
  state: 'loading' | 'failed' | 'idle'
  /** Loads the next page, or retries the failed one. */
  loadMore: () => Promise<void>
}

/** Loads a list page by page, starting at once. `load` must belong to one user: give the component a key per user. */
export function useListParts<Entry, Cursor>(
  load: (after: Cursor | undefined) => Promise<ListPart<Entry, Cursor>>,
): ListParts<Entry> {
  const [entries, setEntries] = useState<Entry[]>()
  const [next, setNext] = useState<Cursor | null>(null)
  const [state, setState] = useState<ListParts<Entry>['state']>('loading')
  const isLeft = useRef(false)
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })

  const loadAfter = useCallback(async (after: Cursor | undefined) => {
    setState('loading')
    try {
      const part = await latestLoad.current(after)
      if (isLeft.current) return
      setEntries((before = []) => [...before, ...part.entries])
      setNext(part.next)
      setState('idle')
    } catch {
      if (!isLeft.current) setState('failed')
    }
  }, [])

  useEffect(() => {
    isLeft.current = false
    void loadAfter(undefined)
    return () => {
      isLeft.current = true
    }
  }, [loadAfter])

  return { entries, hasMore: next !== null, state, loadMore: () => loadAfter(next ?? undefined) }
}
