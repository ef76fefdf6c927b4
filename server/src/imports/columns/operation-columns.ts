import { OPERATION_KINDS, type OperationKind } from '@rapport/contract/calculation/operation-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { operationKindNames } from '@rapport/staff-contract/prices/operation-names'
import type { PriceCell } from '@rapport/staff-contract/prices/price-rules'
import { parsePrice } from '@rapport/staff-contract/prices/price-text'
import { choice, optionalNumber, parseNumber, text } from './codecs.ts'
import { CellError, type Codec, type Column, fieldColumn } from './column.ts'

/** The price of an operation for an area, a number of colours and a tier. Money in kopecks. */
export interface OperationRecord {
  code: string
  title: string
  kind: OperationKind
  areaCm2: number | null
  colors: number | null
  from: number
  price: PriceCell
  setupPerDesign: number
  setupPerColor: number
}

/** In roubles, so that spreadsheet formulas can use them. */
const price: Codec<PriceCell> = {
  format: (cell) => (cell === null ? 'по запросу' : typeof cell === 'string' ? cell : cell / 100),
  parse: readPrice,
}

/** Nothing is paid for an empty cell and for 0. */
const setup: Codec<number> = {
  format: (kopecks) => kopecks / 100,
  parse: (cell) => (/^0*(?:[.,]0*)?$/.test(cell.trim()) ? 0 : (readPrice(cell) ?? 0)),
}

function readPrice(cell: string): number | null {
  const kopecks = parsePrice(cell)
  if (kopecks === undefined) throw new CellError(importMessages.priceFormat)
  return kopecks
}

export const kindCodec = choice(OPERATION_KINDS.map((kind) => [kind, operationKindNames[kind]] as const))

/** An empty cell changes nothing: only the first row of an operation may name it. */
const keepEmpty = (column: Column<OperationRecord>): Column<OperationRecord> => ({
  ...column,
  write: (value, cell, names) =>
    cell.trim() === '' || !column.write ? value : column.write(value, cell, names),
})

/** Columns that find a price, and columns that a file may change. */
export const operationColumns: Column<OperationRecord>[] = [
  fieldColumn('code', 'Код работы', text, ['Код']),
  keepEmpty(fieldColumn('title', 'Работа', text, ['Название', 'Название работы'])),
  keepEmpty(fieldColumn('kind', 'Вид', kindCodec, ['Вид работы'])),
  fieldColumn('areaCm2', 'Площадь до, см²', optionalNumber, ['Площадь', 'Площадь до']),
  fieldColumn('colors', 'Цветов', optionalNumber, ['Цвета', 'Число цветов']),
  fieldColumn('from', 'Тираж от', { format: (from) => from, parse: parseNumber }, [
    ...['Количество от', 'Кол-во от', 'Тираж', 'От'],
  ]),
  fieldColumn('price', 'Цена, ₽', price, ['Цена', 'Цена, руб.']),
  fieldColumn('setupPerDesign', 'Подготовка за макет, ₽', setup, ['Подготовка за макет', 'Подготовка']),
  fieldColumn('setupPerColor', 'Подготовка за цвет, ₽', setup, ['Подготовка за цвет']),
]
