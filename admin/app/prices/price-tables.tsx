import type { Snapshots } from '@rapport/contract/editing/content-kinds'
import { listPriceMistakes } from '@rapport/contract/editing/price-rules'
import { formatPrice, parsePrice } from '@rapport/contract/fields/price-text'
import type { PriceList } from '@rapport/contract/prices'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Select } from '../ui/select/select.tsx'
import type { Cell, Range } from '../ui/sheet/selection.ts'
import { Sheet } from '../ui/sheet/sheet.tsx'
import type { CellEdit } from '../ui/sheet/use-sheet.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { ChangePricesDialog } from './change-prices-dialog.tsx'
import { type PriceEdit, type PriceVariant, pricesOf, withPrices } from './price-cells.ts'
import styles from './prices.module.css'

const LISTS: readonly { value: PriceList; label: string }[] = [
  { value: 'anonymous', label: 'Без\u00A0входа' },
  { value: 'registered', label: 'Вошедшим' },
  { value: 'wholesale', label: 'Опт' },
  { value: 'dealer', label: 'Дилерам' },
]

interface PriceTablesProps {
  variants: Snapshots['price-group']['variants']
  onChange: (variants: Snapshots['price-group']['variants']) => void
  isReadOnly: boolean
}

/** The tables of a price group, one at a time: a way of making the thing, by one price list. */
export function PriceTables({ variants, onChange, isReadOnly }: PriceTablesProps) {
  const [index, setIndex] = useState(0)
  const [list, setList] = useState<PriceList>('anonymous')
  const shown = Math.min(index, variants.length - 1)
  const variant = variants[shown]
  if (!variant) return <p>Таблиц пока нет.</p>
  const change = (changed: PriceVariant) =>
    onChange(variants.map((one, at) => (at === shown ? changed : one)))
  return (
    <>
      <div className={styles.choice}>
        <Select
          label="Таблица"
          options={variants.map(({ title }, at) => ({
            value: String(at),
            label: title || `Таблица ${at + 1}`,
          }))}
          value={String(shown)}
          onChange={(value) => setIndex(Number(value))}
        />
        <Select label="Прайс-лист" options={LISTS} value={list} onChange={setList} />
      </div>
      <PriceTable
        key={`${shown}:${list}`}
        variant={variant}
        list={list}
        onChange={isReadOnly ? undefined : change}
      />
    </>
  )
}

interface PriceTableProps {
  variant: PriceVariant
  list: PriceList
  onChange: ((variant: PriceVariant) => void) | undefined
}

const keyOf = ({ row, column }: Cell) => `${row}:${column}`

function PriceTable({ variant, list, onChange }: PriceTableProps) {
  /** What was typed and is no price, by cell. */
  const [unread, setUnread] = useState<Record<string, string>>({})
  const [range, setRange] = useState<Range>({ top: 0, bottom: 0, left: 0, right: 0 })
  const [isChanging, setIsChanging] = useState(false)
  const { rows, ranges } = variant

  function edit(edits: CellEdit[]): void {
    const read: PriceEdit[] = []
    const left = { ...unread }
    for (const { row, column, text } of edits) {
      const price = parsePrice(text)
      delete left[keyOf({ row, column })]
      if (price === undefined) left[keyOf({ row, column })] = text
      else read.push({ row, column, price })
    }
    setUnread(left)
    if (read.length > 0) onChange?.(withPrices(variant, list, read))
  }
  const priceAt = ({ row, column }: Cell) => rows[row] && (pricesOf(rows[row], list)[column] ?? null)
  const textOf = (cell: Cell) => unread[keyOf(cell)] ?? formatPrice(priceAt(cell) ?? null)
  function errorOf(cell: Cell): string | undefined {
    const text = unread[keyOf(cell)]
    if (text !== undefined)
      return `Не\u00A0читается: «${text}». Напишите цену числом или\u00A0«по\u00A0запросу»`
    const row = rows[cell.row]
    const mistakes = row ? listPriceMistakes(row.prices, ranges.length) : []
    return mistakes.find(({ path }) => path[0] === list && path[1] === cell.column)?.message
  }
  const unreadCount = Object.keys(unread).length

  return (
    <div className={styles.table}>
      <Sheet
        label="Цены, ₽"
        cornerLabel="Материал"
        rows={rows.map(({ material, label }, at) => ({ key: `${at}:${material}`, label }))}
        columns={ranges.map(({ from }, at) => ({ key: `${at}`, label: `от\u00A0${from}` }))}
        textOf={textOf}
        errorOf={errorOf}
        onEdit={onChange && edit}
        onSelect={setRange}
        onRefused={(reason) =>
          showToast(
            reason === 'outside'
              ? 'Часть вставленного не\u00A0поместилась в\u00A0таблицу'
              : 'Слишком много ячеек: вставьте меньше',
          )
        }
      />
      {unreadCount > 0 && (
        <Notice kind="error">{`Не\u00A0прочитано ячеек: ${unreadCount}. Пока они красные, в\u00A0черновике прежние цены.`}</Notice>
      )}
      {onChange && (
        <Button variant="secondary" onPress={() => setIsChanging(true)}>
          Изменить на&nbsp;процент…
        </Button>
      )}
      {isChanging && onChange && (
        <ChangePricesDialog
          variant={variant}
          list={list}
          range={range}
          onChange={(edits) => onChange(withPrices(variant, list, edits))}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  )
}
