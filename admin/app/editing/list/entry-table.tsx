import type { EntryPreview } from '@rapport/contract/editing/entries'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { titleOf } from '../entry-kinds.ts'
import { formatMoscow } from '../moscow-time.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './entry-list.module.css'
import { rowsBetween, type Selection, withSelected } from './selection.ts'

interface EntryTableProps {
  label: string
  path: string
  entries: readonly EntryPreview[]
  /** Undefined: nothing can be selected. */
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  empty: string
}

/** «Выйдет 25 дек. 2026 г., 09:30», or why it did not. */
function scheduleText({ schedule }: EntryPreview): string | undefined {
  if (schedule?.failure) return schedule.failure
  if (schedule?.publishAt) return `выйдет ${formatMoscow(schedule.publishAt)}`
  return schedule?.takeDownAt ? `снимется ${formatMoscow(schedule.takeDownAt)}` : undefined
}

/** Rows of a list, each a link to its thing; with Shift held, all from the row ticked last to this one are ticked. */
export function EntryTable({ label, path, entries, selection, onSelect, empty }: EntryTableProps) {
  const lastId = useRef<number>(undefined)
  const isRange = useRef(false)
  function select(current: Selection, entry: EntryPreview, isSelected: boolean): void {
    const rows = isRange.current ? rowsBetween(entries, lastId.current, entry) : [entry]
    lastId.current = entry.id
    onSelect(withSelected(current, rows, isSelected))
  }
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
  if (selection)
    columns.push({
      key: 'choose',
      heading: 'Выбрать',
      isHeadingHidden: true,
      cell: (entry) => (
        <Checkbox
          isLabelHidden
          label={`Выбрать: ${titleOf(entry)}`}
          isSelected={selection.has(entry.id)}
          onPressStart={({ shiftKey }) => {
            isRange.current = shiftKey
          }}
          onChange={(isSelected) => select(selection, entry, isSelected)}
        />
      ),
    })
  return <Table label={label} columns={columns} items={entries} keyOf={({ id }) => id} empty={empty} />
}
