import { parsePercent } from '@rapport/staff-contract/prices/raise-prices'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { type RaiseDraft, RaiseFields } from '../editing/bulk/raise-fields.tsx'
import styles from '../prices/prices.module.css'
import { RaisePreview } from '../prices/raise-preview.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import type { OperationPrices } from './operation-rows.ts'
import { raiseRows } from './raise-rows.ts'

interface RaiseRowsDialogProps {
  table: OperationPrices
  onDone: (table: OperationPrices) => void
  onClose: () => void
}

/** Raises the prices of an operation by a percentage, with a preview of each change. */
export function RaiseRowsDialog({ table, onDone, onClose }: RaiseRowsDialogProps) {
  const [raise, setRaise] = useState<RaiseDraft>({ percent: '', step: 100 })
  const hundredths = parsePercent(raise.percent)
  const raised = hundredths === undefined ? undefined : raiseRows(table, { hundredths, step: raise.step })
  const isChanged = raised !== undefined && raised.changes.length > 0
  return (
    <Dialog heading="Изменить цены на&nbsp;процент" size="wide" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) onDone(raised.table)
        }}
        className={styles.form}
      >
        <div className={styles.fields}>
          <RaiseFields
            value={raise}
            onChange={(changed) => setRaise((before) => ({ ...before, ...changed }))}
            autoFocus
          />
        </div>
        <RaisePreview changes={raised?.changes} />
        <DialogActions>
          <Button type="submit" isDisabled={!isChanged}>
            Изменить
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
