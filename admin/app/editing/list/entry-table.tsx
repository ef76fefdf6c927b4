import type { EntryPreview } from '@rapport/contract/editing/entries'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { titleOf } from '../entry-kinds.ts'
import { formatMoscow } from '../moscow-time.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './entry-list.module.css'

interface EntryTableProps {
  label: string
  path: string
  entries: readonly EntryPreview[]
  /** Undefined: nothing can be chosen. */
  chosen: ReadonlyMap<number, EntryPreview> | undefined
  onChosen: (chosen: ReadonlyMap<number, EntryPreview>) => void
  empty: string
}

/** «Выйдет 25 дек. 2026 г., 09:30», or why it did not. */
function scheduleText({ schedule }: EntryPreview): string | undefined {
  if (schedule?.failure) return schedule.failure
  if (schedule?.publishAt) return `выйдет ${formatMoscow(schedule.publishAt)}`
  return schedule?.takeDownAt ? `снимется ${formatMoscow(schedule.takeDownAt)}` : undefined
}

/** Rows of a list, each a link to its thing. */
export function EntryTable({ label, path, entries, chosen, onChosen, empty }: EntryTableProps) {
  const columns: TableColumn<EntryPreview>[] = [
    {
      key: 'title',
      heading: 'Название',
      isRowHeader: true,
      cell: (entry) => (
        <Link to={`${path}${entry.id}/`} className={styles.title}>
          {titleOf(entry)}
        </Link>
      ),
    },
    {
      key: 'state',
      heading: 'Состояние',
      cell: (entry) => (
        <>
          <div className={styles.states}>
            <StateBadge entry={entry} />
          </div>
          {entry.schedule && <span className={styles.soft}>{scheduleText(entry)}</span>}
        </>
      ),
    },
    { key: 'changed', heading: 'Изменено', cell: ({ updatedAt }) => formatMoment(updatedAt) },
    { key: 'author', heading: 'Кто', cell: ({ updatedBy }) => updatedBy?.name || '—' },
  ]
  if (chosen)
    columns.push({
      key: 'choose',
      heading: 'Выбрать',
      isHeadingHidden: true,
      cell: (entry) => (
        <Checkbox
          isLabelHidden
          label={`Выбрать: ${titleOf(entry)}`}
          isSelected={chosen.has(entry.id)}
          onChange={(isChosen) => onChosen(withChoice(chosen, entry, isChosen))}
        />
      ),
    })
  return <Table label={label} columns={columns} items={entries} keyOf={({ id }) => id} empty={empty} />
}

function withChoice(chosen: ReadonlyMap<number, EntryPreview>, entry: EntryPreview, isChosen: boolean) {
  const changed = new Map(chosen)
  if (isChosen) changed.set(entry.id, entry)
  else changed.delete(entry.id)
  return changed
}
