import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { PRICE_LISTS } from '@rapport/staff-contract/prices/price-rules'
import { Suspense, useMemo, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { getRange, selectCell } from '../ui/sheet/selection.ts'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { ToggleGroup } from '../ui/toggle-group/toggle-group.tsx'
import { findRepeatedLabels, getRowErrors, getRowTexts, writeCells } from './price-cells.ts'
import { formatTier, type PriceRow, type Variant } from './price-lists.ts'
import { withStarts } from './price-tiers.ts'
import styles from './prices.module.css'
import { RowsDialog } from './rows-dialog.tsx'
import { TiersDialog } from './tiers-dialog.tsx'

const RaiseDialog = lazyPart(async () => (await import('./raise-dialog.tsx')).RaiseDialog)

interface PriceTableProps {
  variants: readonly Variant[]
  index: number
  list: PriceList
  onList: (list: PriceList) => void
  /** Replaces all tables; can be undone. */
  onChange: (variants: Variant[]) => void
  onUndo: () => void
  onRedo: () => void
  isReadOnly: boolean
}

export function PriceTable(props: PriceTableProps) {
  const { variants, index, list, onList, onChange, onUndo, onRedo, isReadOnly } = props
  const variant = variants[index] as Variant
  const [selection, setSelection] = useState(() =>
    selectCell({ row: 0, column: 1 }, { rows: variant.rows.length, columns: variant.ranges.length + 1 }),
  )
  const [open, setOpen] = useState<'raise' | 'tiers' | 'rows'>()
  const count = variant.ranges.length
  const repeated = JSON.stringify([...findRepeatedLabels(variant.rows)])
  const getTexts = useMemo(() => (row: PriceRow) => getRowTexts(row, list, count), [list, count])
  const getErrors = useMemo(() => {
    const labels = new Set<string>(JSON.parse(repeated))
    return (row: PriceRow) => getRowErrors(row, list, count, labels)
  }, [list, count, repeated])
  const range = getRange(selection, { rows: variant.rows.length, columns: count + 1 })
  const hasOwn = list === 'anonymous' || variant.rows.some(({ prices }) => prices[list])
  const close = () => setOpen(undefined)
  const change = (changed: Variant) => onChange(variants.with(index, changed) as Variant[])

  /** Gives the list its own prices, copied from the list before, or removes them. */
  function setOwn(isOwn: boolean): void {
    const rows = variant.rows.map((row) => {
      const { [list]: _, ...others } = row.prices
      const above = PRICE_LISTS.slice(0, PRICE_LISTS.indexOf(list)).findLast((other) => row.prices[other])
      const prices = isOwn && above ? { ...others, [list]: row.prices[above] } : others
      return { ...row, prices }
    })
    change({ ...variant, rows })
  }

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.lists}>
          <ToggleGroup
            label="Прайс-лист"
            options={PRICE_LISTS.map((value) => ({ value, label: priceListNames[value] }))}
            value={list}
            onChange={onList}
          />
        </div>
        {!isReadOnly && (
          <div className={styles.buttons}>
            <Button variant="secondary" onPress={() => setOpen('tiers')}>
              Ступени…
            </Button>
            <Button
              variant="secondary"
              onPress={() => setOpen('rows')}
              isDisabled={variant.rows.length === 0}
            >
              Строки…
            </Button>
            <Button variant="secondary" onPress={() => setOpen('raise')}>
              Изменить на&nbsp;процент…
            </Button>
          </div>
        )}
      </div>
      {!hasOwn && <Notice>Своих цен здесь нет: действуют цены без&nbsp;входа.</Notice>}
      {hasOwn && variant.rows.length > 0 && (
        <Sheet
          label={`Цены, ₽: ${priceListNames[list]}`}
          columns={['Материал', ...variant.ranges.map(formatTier)]}
          rows={variant.rows}
          getTexts={getTexts}
          getErrors={getErrors}
          selection={selection}
          onSelection={setSelection}
          onChange={(changes) => change(writeCells(variant, list, changes))}
          onUndo={onUndo}
          onRedo={onRedo}
          isReadOnly={isReadOnly}
        />
      )}
      {list !== 'anonymous' && !isReadOnly && variant.rows.length > 0 && (
        <div>
          <Button variant="quiet" onPress={() => setOwn(!hasOwn)}>
            {hasOwn ? 'Убрать цены этого прайс-листа' : 'Завести свои цены'}
          </Button>
        </div>
      )}
      {open === 'raise' && (
        <Suspense fallback={null}>
          <RaiseDialog
            variants={variants}
            scope={{ variant: index, list, range }}
            onDone={(raised) => {
              onChange(raised)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'tiers' && (
        <TiersDialog
          starts={variant.ranges.map(({ from }) => from)}
          onDone={(starts) => {
            change(withStarts(variant, starts))
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'rows' && <RowsDialog variant={variant} onChange={change} onClose={close} />}
    </>
  )
}
