import { COMPANY_LIST_MAX } from '@rapport/contract/limits'
import { useRef, useState } from 'react'

/** An entry of a list that is being edited: its fields hold their own text, so that only the first is known. */
export interface Entry<T> {
  key: number
  initial: T
  /** Whether the visitor has just added it: it takes the focus. */
  isAdded: boolean
}

/** The entries of a list in a form, which come and go without touching what is typed in the others. */
export function useEntries<T>(initial: readonly T[], empty: T) {
  const nextKey = useRef(initial.length)
  const [entries, setEntries] = useState<readonly Entry<T>[]>(() =>
    initial.map((value, key) => ({ key, initial: value, isAdded: false })),
  )
  return {
    entries,
    isFull: entries.length >= COMPANY_LIST_MAX,
    add() {
      const key = nextKey.current++
      setEntries((before) => [...before, { key, initial: empty, isAdded: true }])
    },
    remove: (key: number) => setEntries((before) => before.filter((entry) => entry.key !== key)),
  }
}
