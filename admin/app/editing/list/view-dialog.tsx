import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { type EntryColumn, listColumns } from '@rapport/staff-contract/lists/entry-list'
import { DensityToggle } from '../../lists/density-toggle.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import styles from './list-tools.module.css'
import type { ListUrl } from './use-list-url.ts'

export const COLUMN_NAMES: Record<EntryColumn, string> = {
  state: 'Состояние',
  parent: 'В\u00A0группе',
  key: 'Код',
  lacks: 'Отметки',
  tags: 'Теги',
  changed: 'Изменено',
  author: 'Кто',
}

interface ViewDialogProps {
  kind: ContentKindName
  listUrl: ListUrl
  onClose: () => void
}

/** Dialog for the columns and the density of a list; changes apply at once. */
export function ViewDialog({
  kind,
  listUrl: { columns, columnsNow, isCompact, change },
  onClose,
}: ViewDialogProps) {
  const all = listColumns(kind)
  function toggle(column: EntryColumn, isOn: boolean): void {
    const current = columnsNow()
    const next = all.filter((item) => (item === column ? isOn : current.includes(item)))
    // A comma means no columns besides the title; an empty value would mean the default.
    change({ columns: next.join() || ',' })
  }
  return (
    <Dialog heading="Столбцы" isOpen onClose={onClose}>
      <fieldset className={styles.facets}>
        <legend>Рядом с&nbsp;названием</legend>
        {all.map((column) => (
          <Checkbox
            key={column}
            label={COLUMN_NAMES[column]}
            isSelected={columns.includes(column)}
            onChange={(isOn) => toggle(column, isOn)}
          />
        ))}
      </fieldset>
      <div className={styles.density}>
        <DensityToggle isCompact={isCompact} change={change} />
      </div>
      <DialogActions>
        <Button onPress={onClose}>Готово</Button>
      </DialogActions>
    </Dialog>
  )
}
