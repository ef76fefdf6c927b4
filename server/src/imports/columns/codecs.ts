import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import { CellError, type Codec } from './column.ts'

/** A short text: what stands around it comes from copying. */
export const text: Codec<string> = { format: (value) => value, parse: (cell) => cell.trim() }

/** A short text that may lack. */
export const optionalText: Codec<string | null> = {
  format: (value) => value ?? '',
  parse: (cell) => cell.trim() || null,
}

/** A text with its line breaks and marks. */
export const longText: Codec<string> = {
  format: (value) => value,
  parse: (cell) => cell.replace(/\r\n?/g, '\n'),
}

/** Returns a number as it is typed in a cell: `1 590,5`. Throws a CellError. */
export function parseNumber(cell: string): number {
  const plain = cell.normalize('NFKC').replace(/\s/g, '').replace(',', '.')
  if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(plain)) throw new CellError(importMessages.cellNumber)
  return Number(plain)
}

/** A number, or none. */
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

/** One of a few, by their names; `otherNames` are read as well. */
export function choice<Value extends string | number | null>(
  names: readonly (readonly [Value, string])[],
  otherNames: readonly (readonly [Value, string])[] = [],
): Codec<Value> {
  const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
  return {
    format: (value) => names.find(([one]) => one === value)?.[1] ?? '',
    parse(cell) {
      const found = [...names, ...otherNames].find(([, name]) => plain(name) === plain(cell))
      if (!found)
        throw new CellError(importMessages.cellChoice(names.map(([, name]) => name).filter(Boolean)))
      return found[0]
    },
  }
}

/** Returns the lines of a cell that have something in them. */
export const linesOf = (cell: string): string[] =>
  cell
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Codes, names of files: a line each, or with commas or semicolons between them. */
export const codes: Codec<string[]> = {
  format: (values) => values.join('\n'),
  parse: (cell) => linesOf(cell.replace(/[,;]/g, '\n')),
}

/** Things that are two each, a line a thing: `Плотность: 180 г/м²`. */
export function pairs<Item>(
  example: string,
  format: (item: Item) => [string, string],
  parse: (left: string, right: string) => Item | undefined,
): Codec<Item[]> {
  return {
    format: (items) => items.map((item) => format(item).join(': ')).join('\n'),
    parse: (cell) =>
      linesOf(cell).map((line) => {
        const at = line.indexOf(':')
        const item = at < 0 ? undefined : parse(line.slice(0, at).trim(), line.slice(at + 1).trim())
        if (item === undefined) throw new CellError(importMessages.cellPair(line, example))
        return item
      }),
  }
}

/** Kopecks from each quantity up: `10: 1 590,50`. */
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
