import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import { CellError, type Codec } from './column.ts'

/** A short text. Spaces around it come from copying. */
export const text: Codec<string> = { format: (value) => value, parse: (cell) => cell.trim() }

export const optionalText: Codec<string | null> = {
  format: (value) => value ?? '',
  parse: (cell) => cell.trim() || null,
}

/** A text with line breaks and marks. */
export const longText: Codec<string> = {
  format: (value) => value,
  parse: (cell) => cell.replace(/\r\n?/g, '\n'),
}

/** Parses a number as typed in a cell: `1 590,5`. Throws CellError. */
export function parseNumber(cell: string): number {
  const plain = cell.normalize('NFKC').replace(/\s/g, '').replace(',', '.')
  if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(plain)) throw new CellError(importMessages.cellNumber)
  return Number(plain)
}

export const optionalNumber: Codec<number | null> = {
  format: (value) => value ?? '',
  parse: (cell) => (cell.trim() === '' ? null : parseNumber(cell)),
}

const YES = /^(?:да|1|true|истина|\+)$/i
const NO = /^(?:нет|0|false|ложь|-|)$/i

export const flag: Codec<boolean> = {
  format: (value) => (value ? 'да' : 'нет'),
  parse(cell) {
    if (YES.test(cell.trim())) return true
    if (NO.test(cell.trim())) return false
    throw new CellError(importMessages.cellFlag)
  },
}

/** A value by its name. `otherNames` are accepted when reading. */
export function choice<Value extends string | number | null>(
  names: readonly (readonly [Value, string])[],
  otherNames: readonly (readonly [Value, string])[] = [],
): Codec<Value> {
  const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
  return {
    format: (value) => names.find(([one]) => one === value)?.[1] ?? '',
    parse(cell) {
      const match = [...names, ...otherNames].find(([, name]) => plain(name) === plain(cell))
      if (!match)
        throw new CellError(importMessages.cellChoice(names.map(([, name]) => name).filter(Boolean)))
      return match[0]
    },
  }
}

/** Splits a cell into its non-empty lines. */
export const splitLines = (cell: string): string[] =>
  cell
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Codes or file names, one per line or separated by commas or semicolons. */
export const codes: Codec<string[]> = {
  format: (values) => values.join('\n'),
  parse: (cell) => splitLines(cell.replace(/[,;]/g, '\n')),
}

/** Pairs, one per line: `Плотность: 180 г/м²`. */
export function pairs<Item>(
  example: string,
  format: (item: Item) => [string, string],
  parse: (left: string, right: string) => Item | undefined,
): Codec<Item[]> {
  return {
    format: (items) => items.map((item) => format(item).join(': ')).join('\n'),
    parse: (cell) =>
      splitLines(cell).map((line) => {
        const at = line.indexOf(':')
        const item = at < 0 ? undefined : parse(line.slice(0, at).trim(), line.slice(at + 1).trim())
        if (item === undefined) throw new CellError(importMessages.cellPair(line, example))
        return item
      }),
  }
}

/** Prices in kopecks by minimum quantity: `10: 1 590,50`. */
export const tiers = pairs<{ from: number; price: number }>(
  '10: 1\u00A0590,50',
  ({ from, price }) => [String(from), formatPrice(price)],
  (from, price) => {
    const quantity = parseNumber(from)
    const kopecks = parsePrice(price)
    if (kopecks === null || kopecks === undefined) throw new CellError(editingMessages.priceFormat)
    return { from: quantity, price: kopecks }
  },
)
