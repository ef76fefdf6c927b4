import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import type { Variant } from './price-lists.ts'

interface RowsDialogProps {
  variant: Variant
  onChange: (variant: Variant) => void
  onClose: () => void
}

export const RowsDialog = ({ variant, onChange, onClose }: RowsDialogProps) => (
  <Dialog heading="Порядок строк" size="wide" isOpen onClose={onClose}>
    <SortableList
      label="Строки таблицы"
      items={variant.rows}
      onChange={(rows) => onChange({ ...variant, rows })}
      getName={({ label }, index) => label || `Строка ${index + 1}`}
    >
      {({ label }) => label || 'Без подписи'}
    </SortableList>
    <DialogActions>
      <Button onPress={onClose}>Готово</Button>
    </DialogActions>
  </Dialog>
)
