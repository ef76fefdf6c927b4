import type { EntryPreview, ListedEntry } from '@rapport/staff-contract/entries/entries'
import { facetLabels, TAG_FACET } from '@rapport/staff-contract/lists/entry-facets'
import type { EntryColumn } from '@rapport/staff-contract/lists/entry-list'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { rowsBetween, type Selection, withSelected } from '../../lists/selection.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { formatMoscowWithDay } from '../../ui/text/moscow-time.ts'
import { formatTitle } from '../entry-kinds.ts'
import { useEntryTitles } from '../entry-titles.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './entry-list.module.css'
import { COLUMN_NAMES } from './view-dialog.tsx'

interface EntryTableProps {
  label: string
  path: string
  entries: readonly ListedEntry[]
  shown: readonly EntryColumn[]
  isCompact: boolean
  /** Undefined if rows can't be selected. */
  selection: Selection<EntryPreview> | undefined
  isAllSelected: boolean
  onSelect: (selection: Selection<EntryPreview>) => void
  empty: string
}

const EVIDENT: EntryColumn[] = ['state', 'changed', 'author']

/** «Выйдет пт, 25 дек. 2026 г., 09:30», or the reason of a failure. */
function scheduleText({ schedule }: EntryPreview): string | undefined {
  if (schedule?.failure) return schedule.failure
  if (schedule?.publishAt) return `выйдет ${formatMoscowWithDay(schedule.publishAt)}`
  return schedule?.takeDownAt ? `снимется ${formatMoscowWithDay(schedule.takeDownAt)}` : undefined
}

function useColumns(entries: readonly ListedEntry[]): Record<EntryColumn, (entry: ListedEntry) => ReactNode> {
  const groupTitle = useEntryTitles(
    'item',
    entries.flatMap(({ parent }) => (parent === null ? [] : [String(parent)])),
  )
  const facetsIn = (entry: ListedEntry) =>
    entry.facets.flatMap((facet) => facetLabels(entry.kind)[facet] ?? []).join(', ')
  const tagsIn = ({ facets }: ListedEntry) =>
    facets.flatMap((facet) => (facet.startsWith(TAG_FACET) ? [facet.slice(TAG_FACET.length)] : [])).join(', ')
  return {
    state: (entry) => (
      <>
        <div className={styles.states}>
          <StateBadge entry={entry} />
        </div>
        {entry.schedule && <span className={styles.soft}>{scheduleText(entry)}</span>}
      </>
    ),
    parent: ({ parent }) => (parent === null ? '—' : groupTitle(String(parent))),
    key: ({ key }) => key ?? '—',
    lacks: (entry) => <span className={styles.soft}>{facetsIn(entry) || '—'}</span>,
    tags: (entry) => tagsIn(entry) || '—',
    changed: ({ updatedAt }) => <span className={styles.moment}>{formatMoment(updatedAt)}</span>,
    author: ({ updatedBy }) =>
      updatedBy?.name ? <span className={styles.name}>{updatedBy.name}</span> : '—',
  }
}

/** Rows of a list. Shift selects the range from the last selected row. */
export function EntryTable(props: EntryTableProps) {
  const { label, path, entries, shown, isCompact, selection, isAllSelected, onSelect, empty } = props
  const lastId = useRef<number>(undefined)
  const isRange = useRef(false)
  const cells = useColumns(shown.includes('parent') ? entries : [])
  function select(current: Selection<EntryPreview>, entry: EntryPreview, isSelected: boolean): void {
    const rows = isRange.current ? rowsBetween(entries, lastId.current, entry) : [entry]
    lastId.current = entry.id
    onSelect(withSelected(current, rows, isSelected))
  }
  const columns: TableColumn<ListedEntry>[] = [
    {
      key: 'title',
      heading: 'Название',
      isRowHeader: true,
      cell: (entry) => (
        <Link to={`${path}${entry.id}/`} className={isCompact ? styles.compactTitle : styles.title}>
          {formatTitle(entry)}
        </Link>
      ),
    },
    ...shown.map((key) => ({
      key,
      heading: COLUMN_NAMES[key],
      cell: cells[key],
      isEvident: EVIDENT.includes(key),
    })),
  ]
  if (selection)
    columns.unshift({
      key: 'choose',
      heading: 'Выбрать',
      isHeadingHidden: true,
      cell: (entry) => (
        <Checkbox
          isLabelHidden
          label={`Выбрать: ${formatTitle(entry)}`}
          isSelected={isAllSelected || selection.has(entry.id)}
          isDisabled={isAllSelected}
          onPressStart={({ shiftKey }) => {
            isRange.current = shiftKey
          }}
          onChange={(isSelected) => select(selection, entry, isSelected)}
        />
      ),
    })
  return (
    <Table
      label={label}
      columns={columns}
      items={entries}
      getKey={({ id }) => id}
      empty={empty}
      isCompact={isCompact}
    />
  )
}
