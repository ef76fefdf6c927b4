import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import type { EntryPreview } from '@rapport/contract/editing/entries'
import type { EntryFilter } from '@rapport/contract/editing/lists/entry-list'
import { listMessages } from '@rapport/contract/editing/lists/list-messages'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { entryCountQuery } from '../entry-queries.ts'
import { SelectShown } from './select-shown.tsx'
import type { Selection } from './selection.ts'

interface SelectRowsProps {
  kind: ContentKindName
  filter: EntryFilter
  entries: readonly EntryPreview[]
  selection: Selection
  onSelect: (selection: Selection) => void
  isAllSelected: boolean
  /** Called with how much all by the filter is, in words. */
  onSelectAll: (text: string) => void
}

/** One box for all rows on the screen, and a button for all by the filter, on the screen or not. */
export function SelectRows(props: SelectRowsProps) {
  const { kind, filter, entries, selection, onSelect, isAllSelected, onSelectAll } = props
  const { data } = useQuery(entryCountQuery(kind, filter))
  const count = data?.isMore ? listMessages.countOver : data?.count.toLocaleString('ru-RU')
  return (
    <SelectShown rows={entries} {...{ selection, onSelect, isAllSelected }}>
      {data && !isAllSelected && (data.isMore || data.count > entries.length) && (
        <Button variant="quiet" onPress={() => onSelectAll(`Выбрано всё по\u00A0фильтру: ${count}`)}>
          {data.isMore ? `Выбрать все по\u00A0фильтру: ${count}` : `Выбрать все ${count} по\u00A0фильтру`}
        </Button>
      )}
    </SelectShown>
  )
}
