import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatTitle } from '../entry-kinds.ts'
import { entryChoicesQuery } from '../entry-queries.ts'
import { cacheTitles } from '../entry-titles.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './entries-field.module.css'

interface EntryPickerProps {
  kind: ContentKindName
  heading: string
  chosen: readonly string[]
  except: string | undefined
  max: number
  onDone: (keys: string[]) => void
  onClose: () => void
}

export function EntryPicker({ kind, heading, chosen, except, max, onDone, onClose }: EntryPickerProps) {
  const [typed, setTyped] = useState('')
  const [title, setTitle] = useState('')
  const [picked, setPicked] = useState<readonly EntryPreview[]>([])
  const { data, error, refetch } = useQuery({
    ...entryChoicesQuery(kind, title),
    placeholderData: keepPreviousData,
  })
  // Picked entries stay visible while the search changes.
  const shown = [...picked, ...(data?.entries ?? []).filter(({ id }) => !picked.some((one) => one.id === id))]
  const isFull = chosen.length + picked.length >= max

  function pick(entry: EntryPreview, isPicked: boolean): void {
    setPicked(isPicked ? [...picked, entry] : picked.filter(({ id }) => id !== entry.id))
  }
  function finish(): void {
    cacheTitles(picked)
    onDone(picked.flatMap(({ key }) => key ?? []))
  }
  return (
    <Dialog heading={heading} isOpen onClose={onClose}>
      <SearchField
        label="Найти по&nbsp;названию"
        value={typed}
        onChange={setTyped}
        onPause={setTitle}
        maxLength={TITLE_QUERY_MAX}
      />
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <ul aria-label="Найденное" className={styles.found}>
          {shown.map((entry) => {
            const isChosen = entry.key !== null && chosen.includes(entry.key)
            const isPicked = picked.some(({ id }) => id === entry.id)
            const isRefused = entry.key === null || entry.key === except
            return (
              <li key={entry.id} className={styles.choice}>
                <Checkbox
                  label={formatTitle(entry)}
                  isSelected={isChosen || isPicked}
                  isDisabled={isChosen || isRefused || (isFull && !isPicked)}
                  onChange={(isOn) => pick(entry, isOn)}
                />
                <span className={styles.about}>
                  {entry.key === null ? 'Пока без кода' : <StateBadge entry={entry} />}
                </span>
              </li>
            )
          })}
          {shown.length === 0 && <li>Ничего не&nbsp;нашлось.</li>}
        </ul>
      )}
      {data?.next && <p className={styles.hint}>Показаны первые. Чтобы найти другие, напишите название.</p>}
      {isFull && <p className={styles.hint}>Не&nbsp;больше {max}</p>}
      <DialogActions>
        <Button isDisabled={picked.length === 0} onPress={finish}>
          {picked.length > 0 ? `Добавить: ${picked.length}` : 'Добавить'}
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
