import { parsePercent } from '@rapport/staff-contract/prices/raise-prices'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { type RaiseDraft, RaiseFields } from '../editing/bulk/raise-fields.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Select } from '../ui/select/select.tsx'
import type { Variant } from './price-lists.ts'
import styles from './prices.module.css'
import { RaisePreview } from './raise-preview.tsx'
import { type RaiseScope, raisePrices } from './raise-prices.ts'

interface RaiseDialogProps {
  variants: readonly Variant[]
  scope: RaiseScope
  onDone: (variants: Variant[]) => void
  onClose: () => void
}

type Extent = 'group' | 'table' | 'cells'

/** Raises prices by a percentage, with a preview of each change. */
export function RaiseDialog({ variants, scope, onDone, onClose }: RaiseDialogProps) {
  const { rows, columns } = scope.range
  const isRange = rows[0] !== rows[1] || columns[0] !== columns[1]
  const [raise, setRaise] = useState<RaiseDraft>({ percent: '', step: 1000 })
  const [extent, setExtent] = useState<Extent>(isRange ? 'cells' : 'group')
  const hundredths = parsePercent(raise.percent)
  const wholeTable: RaiseScope['range'] = {
    rows: [0, Number.POSITIVE_INFINITY],
    columns: [0, Number.POSITIVE_INFINITY],
  }
  const chosen = { group: undefined, table: { ...scope, range: wholeTable }, cells: scope }[extent]
  const raised =
    hundredths === undefined ? undefined : raisePrices(variants, { hundredths, step: raise.step }, chosen)
  const count = raised?.changes.length ?? 0

  return (
    <Dialog heading="Изменить цены на&nbsp;процент" size="wide" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (raised && count > 0) onDone(raised.variants)
        }}
        className={styles.form}
      >
        <div className={styles.fields}>
          <RaiseFields
            value={raise}
            onChange={(changed) => setRaise((before) => ({ ...before, ...changed }))}
            autoFocus
          />
          <Select<Extent>
            label="Где"
            options={[
              { value: 'group', label: 'Вся группа цен', hint: 'Все таблицы и\u00A0прайс-листы' },
              { value: 'table', label: 'Открытая таблица', hint: 'В\u00A0открытом прайс-листе' },
              ...(isRange ? [{ value: 'cells' as const, label: 'Выделенные ячейки' }] : []),
            ]}
            value={extent}
            onChange={setExtent}
          />
        </div>
        <RaisePreview changes={raised?.changes} />
        <DialogActions>
          <Button type="submit" isDisabled={count === 0}>
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
