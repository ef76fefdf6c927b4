import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { type ReactNode, useState } from 'react'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { useEntryTitles } from '../entry-titles.ts'
import type { EntryField } from '../form/use-entry-editor.ts'
import styles from './entries-field.module.css'
import { EntryPicker } from './entry-picker.tsx'

interface EntriesFieldProps extends EntryField<string[]> {
  kind: ContentKindName
  label: string
  hint?: ReactNode
  addLabel: string
  max: number
  /** Key that can't be selected: an entry must not contain itself. */
  except?: string
  errorsWithin: FieldErrors
}

/** Sorted list of entries by their keys, shown with their titles. */
export function EntriesField({ kind, value, onChange, errorsWithin, except, ...list }: EntriesFieldProps) {
  const [isPicking, setIsPicking] = useState(false)
  const getTitle = useEntryTitles(kind, value)
  return (
    <>
      <SortableList
        {...list}
        items={value}
        onChange={onChange}
        getName={getTitle}
        onAdd={() => setIsPicking(true)}
      >
        {(key, _, index) => (
          <span>
            {getTitle(key)}
            {errorsWithin[index] && <span className={styles.error}>{errorsWithin[index].join('. ')}</span>}
          </span>
        )}
      </SortableList>
      {isPicking && (
        <EntryPicker
          kind={kind}
          heading={list.addLabel}
          chosen={value}
          except={except}
          max={list.max}
          onDone={(keys) => {
            onChange([...value, ...keys])
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
