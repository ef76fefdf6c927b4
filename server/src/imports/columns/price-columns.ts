import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { PRICE_LISTS, type PriceCell } from '@rapport/staff-contract/prices/price-rules'
import { parsePrice } from '@rapport/staff-contract/prices/price-text'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import type { Cell } from '../files/write-table.ts'
import { parseNumber, text } from './codecs.ts'
import { CellError, type Column, fieldColumn } from './column.ts'

/** Fields of the group, repeated in each of its rows. */
type PriceGroupHead = Pick<PriceGroupSnapshot, 'title' | 'unit' | 'note'>

/** The prices of one table row at one tier. A missing list has no prices of its own. */
export interface PriceRecord extends PriceGroupHead {
  group: string
  variant: string
  category: string
  material: string
  label: string
  from: number
  prices: Partial<Record<PriceList, PriceCell>>
}

const ON_REQUEST = 'по запросу'

/** In roubles, so that spreadsheet formulas can use them. */
function priceCell(price: PriceCell | undefined): Cell {
  if (price === undefined) return ''
  if (price === null) return ON_REQUEST
  return typeof price === 'string' ? price : price / 100
}

function readPrice(cell: string): number | null {
  const price = parsePrice(cell)
  if (price === undefined) throw new CellError(importMessages.priceFormat)
  return price
}

/** Other headers of price lists. Those of earlier exports are first. */
const LIST_ALIASES: Record<PriceList, readonly string[]> = {
  anonymous: ['Для всех', 'Розница', 'Розничная', 'Цена розничная', 'Розничная цена', 'Цена'],
  registered: ['Для зарегистрированных', 'С входом', 'Зарегистрированные', 'Цена со входом'],
  wholesale: ['Оптовый', 'Оптовая', 'Цена оптовая', 'Оптовая цена', 'Цена опт'],
  dealer: ['Дилерский', 'Дилер', 'Дилерская', 'Цена дилерская', 'Дилерская цена', 'Цена дилер'],
}

const priceColumn = (list: PriceList): Column<PriceRecord> => ({
  key: list,
  header: priceListNames[list].replaceAll('\u00A0', ' '),
  field: list,
  aliases: LIST_ALIASES[list],
  read: ({ prices }) => priceCell(prices[list]),
  write(record, cell) {
    const { [list]: _, ...others } = record.prices
    return { ...record, prices: cell.trim() === '' ? others : { ...others, [list]: readPrice(cell) } }
  },
})

export const groupKeys = ['title', 'unit', 'note'] as const

/** One row per material and tier, one column per price list. */
export const priceColumns: Column<PriceRecord>[] = [
  fieldColumn('group', 'Код группы', text, ['Код группы цен', 'Код номенклатуры']),
  fieldColumn('title', 'Группа', text, ['Группа цен', 'Изделие']),
  fieldColumn('unit', 'Единица', text, ['Ед. изм.', 'Единица измерения', 'Ед.']),
  fieldColumn('note', 'Примечание', text, ['Заметка', 'Комментарий']),
  fieldColumn('variant', 'Таблица', text, ['Таблица цен', 'Вид печати', 'Способ']),
  fieldColumn('category', 'Категория', text),
  fieldColumn('material', 'Код материала', text, ['Код ткани', 'Артикул', 'Код в учёте']),
  fieldColumn('label', 'Строка', text, ['Материал', 'Наименование', 'Название', 'Название строки']),
  fieldColumn('from', 'Тираж от', { format: (from) => from, parse: parseNumber }, [
    ...['Кол-во от', 'Количество от', 'Количество', 'Кол-во', 'От', 'Тираж', 'Партия от'],
  ]),
  ...PRICE_LISTS.map(priceColumn),
]
