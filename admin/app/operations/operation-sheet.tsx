import { Suspense, useMemo, useState } from 'react'
import { formatTier } from '../prices/price-lists.ts'
import { toTiers } from '../prices/price-tiers.ts'
import styles from '../prices/prices.module.css'
import { TiersDialog } from '../prices/tiers-dialog.tsx'
import { Button } from '../ui/button/button.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { selectCell } from '../ui/sheet/selection.ts'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useHistory } from '../ui/sheet/use-history.ts'
import { getCellTexts, getHeadColumns, listCellErrors, writeCells } from './operation-cells.ts'
import { getScale, type OperationPrices, type OperationRow, withScale, withTiers } from './operation-rows.ts'
import { ScaleDialog } from './scale-dialog.tsx'

const RaiseRowsDialog = lazyPart(async () => (await import('./raise-rows-dialog.tsx')).RaiseRowsDialog)

interface OperationSheetProps {
  table: OperationPrices
  onChange: (table: OperationPrices) => void
  /** Mistakes that no cell has. */
  errors: readonly string[]
  isReadOnly: boolean
}

/** Price table of an operation, filled in as in Excel. */
export function OperationSheet({ table, onChange, errors, isReadOnly }: OperationSheetProps) {
  const { pricing, tiers, rows } = table
  const head = getHeadColumns(pricing)
  const size = { rows: rows.length, columns: head.length + tiers.length }
  const [selection, setSelection] = useState(() => selectCell({ row: 0, column: head.length }, size))
  const [open, setOpen] = useState<'tiers' | 'scale' | 'raise'>()
  const { change, undo, redo } = useHistory(table, onChange)
  const getTexts = useMemo(
    () => (row: OperationRow) => getCellTexts(row, { pricing, tiers, rows: [] }),
    [pricing, tiers],
  )
  const cellErrors = useMemo(() => listCellErrors({ pricing, tiers, rows }), [pricing, tiers, rows])
  const close = () => setOpen(undefined)
  function done(changed: OperationPrices): void {
    change(changed)
    close()
  }
  return (
    <>
      {errors.length > 0 && <Notice kind="error">{errors.join('. ')}</Notice>}
      {!isReadOnly && (
        <div className={styles.buttons}>
          {pricing === 'area' && (
            <Button variant="secondary" onPress={() => setOpen('scale')}>
              Площади и&nbsp;цвета…
            </Button>
          )}
          {pricing !== 'design' && (
            <Button variant="secondary" onPress={() => setOpen('tiers')}>
              Ступени…
            </Button>
          )}
          <Button variant="secondary" onPress={() => setOpen('raise')}>
            На&nbsp;процент…
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <Sheet
          label="Цены, ₽"
          columns={[...head, ...(pricing === 'design' ? ['₽'] : toTiers(tiers).map(formatTier))]}
          rows={rows}
          getTexts={getTexts}
          getErrors={(_, index) => cellErrors[index] ?? []}
          selection={selection}
          onSelection={setSelection}
          onChange={(changes) => change(writeCells(table, changes))}
          onUndo={undo}
          onRedo={redo}
          isReadOnly={isReadOnly}
        />
      )}
      {open === 'tiers' && (
        <TiersDialog
          starts={tiers}
          isFromOne={false}
          onDone={(starts) => done(withTiers(table, starts))}
          onClose={close}
        />
      )}
      {open === 'raise' && (
        <Suspense fallback={null}>
          <RaiseRowsDialog table={table} onDone={done} onClose={close} />
        </Suspense>
      )}
      {open === 'scale' && (
        <ScaleDialog
          scale={getScale(rows)}
          onDone={(scale) => done(withScale(table, scale))}
          onClose={close}
        />
      )}
    </>
  )
}
