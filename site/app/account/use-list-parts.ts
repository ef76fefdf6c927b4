import { useCallback, useEffect, useRef, useState } from 'react'

/** A part of a long list, and what the next one is asked for by; null at the end. */
export interface ListPart<Entry, Cursor> {
  entries: Entry[]
  next: Cursor | null
}

export interface ListParts<Entry> {
  /** Undefined until the first part has come. */
  entries: Entry[] | undefined
  hasMore: boolean
  state: 'loading' | 'failed' | 'idle'
  /** Loads the next part, or once more the one that failed. */
  loadMore: () => Promise<void>
}

/** Loads a list part by part, the first one at once. `load` keeps to one user: give whoever uses it a key by theirs. */
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
