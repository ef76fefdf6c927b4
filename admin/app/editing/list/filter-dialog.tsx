import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { facetLabels } from '@rapport/staff-contract/lists/entry-facets'
import { type EntryFilter, filterParams } from '@rapport/staff-contract/lists/entry-list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryChanges } from '../../lists/use-query-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { DateField } from '../../ui/date-time-field/date-field.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Select } from '../../ui/select/select.tsx'
import { listChoicesQuery } from '../entry-queries.ts'
import { useEntryTitles } from '../entry-titles.ts'
import { GroupField } from '../fields/group-field.tsx'
import styles from './list-tools.module.css'

interface FilterDialogProps {
  kind: ContentKindName
  filter: EntryFilter
  onChange: (changes: QueryChanges) => void
  onClose: () => void
}

const NOTHING = { facets: '', tag: '', parent: '', editor: '', since: '' }

/** Filters besides state and title, combined with AND. */
export function FilterDialog({ kind, filter, onChange, onClose }: FilterDialogProps) {
  const [{ facets = [], tag, parent, editor, since }, setFilter] = useState(filter)
  const { data: { editors, tags } = { editors: [], tags: [] } } = useQuery(listChoicesQuery(kind))
  const groupTitle = useEntryTitles('item', parent === undefined ? [] : [String(parent)])
  const set = (changed: Partial<EntryFilter>) => setFilter((before) => ({ ...before, ...changed }))
  const labels = Object.entries(facetLabels(kind))
  const toOptions = (all: string, options: { value: string; label: string }[]) => [
    { value: '', label: all },
    ...options,
  ]

  function show(changes: QueryChanges): void {
    onChange(changes)
    onClose()
  }
  return (
    <Dialog heading="Отбор" isOpen onClose={onClose}>
      {labels.length > 0 && (
        <fieldset className={styles.facets}>
          <legend>Что показать</legend>
          {labels.map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              isSelected={facets.includes(name)}
              onChange={(isOn) =>
                set({ facets: isOn ? [...facets, name] : facets.filter((item) => item !== name) })
              }
            />
          ))}
        </fieldset>
      )}
      {kind === 'item' && (
        <GroupField
          label="Раздел"
          topLabel="Весь каталог"
          value={parent ?? null}
          title={parent === undefined ? undefined : groupTitle(String(parent))}
          onChange={(key) => set({ parent: key ?? undefined })}
        />
      )}
      {tags.length > 0 && (
        <Select
          label="Тег"
          options={toOptions(
            'Любой',
            tags.map((value) => ({ value, label: value })),
          )}
          value={tag ?? ''}
          onChange={(value) => set({ tag: value || undefined })}
        />
      )}
      <Select
        label="Кто изменил последним"
        options={toOptions(
          'Кто угодно',
          editors.map(({ id, name }) => ({ value: String(id), label: name || `Сотрудник ${id}` })),
        )}
        value={String(editor ?? '')}
        onChange={(id) => set({ editor: Number(id) || undefined })}
      />
      <DateField
        label="Изменено не&nbsp;раньше"
        value={since ?? null}
        onChange={(day) => set({ since: day ?? undefined })}
      />
      <DialogActions>
        <Button
          onPress={() =>
            show({
              ...NOTHING,
              ...filterParams({ facets: facets.length > 0 ? facets : undefined, tag, parent, editor, since }),
            })
          }
        >
          Показать
        </Button>
        <Button variant="secondary" onPress={() => show(NOTHING)}>
          Снять отбор
        </Button>
      </DialogActions>
    </Dialog>
  )
}
