import { COMPANY_LIST_MAX } from '@rapport/contract/accounts/account-limits'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './company.module.css'

/** Entry of a list in a form. Its fields are uncontrolled, so only the initial value is known. */
export interface Entry<T> {
  key: number
  initial: T
  /** Added by the visitor, so it takes focus. */
  isAdded: boolean
}

interface EntryListProps<T> {
  initial: readonly T[]
  empty: T
  addLabel: string
  /** Genitive plural for the limit: «адресов». */
  ofMany: string
  /** Renders the fields of an entry with its remove button. */
  children: (entry: Entry<T>, index: number, remove: () => void) => ReactNode
}

/** List in a form. Adding and removing an entry keeps the input of the others. */
export function EntryList<T>({ initial, empty, addLabel, ofMany, children }: EntryListProps<T>) {
  const nextKey = useRef(initial.length)
  const [entries, setEntries] = useState<readonly Entry<T>[]>(() =>
    initial.map((value, key) => ({ key, initial: value, isAdded: false })),
  )
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = entries.length >= COMPANY_LIST_MAX

  function add(): void {
    const key = nextKey.current++
    setEntries((before) => [...before, { key, initial: empty, isAdded: true }])
  }
  function remove(key: number): void {
    setEntries((before) => before.filter((entry) => entry.key !== key))
    addButton.current?.focus()
  }
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.key}>{children(entry, index, () => remove(entry.key))}</li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="outline"
        compact
        className={styles.add}
        disabled={isFull}
        onClick={add}
      >
        {addLabel}
      </Button>
      {isFull && (
        <p className={styles.note}>
          Больше {COMPANY_LIST_MAX} {ofMany} добавить нельзя.
        </p>
      )}
    </>
  )
}
