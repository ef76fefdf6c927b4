import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { FileColumn } from '@rapport/staff-contract/imports/imports'
import { ApiError } from '../platform/http/api-error.ts'
import { unescapeFormula } from './files/safe-cells.ts'
import type { ImportKindRows } from './kinds/import-kind.ts'

/** Values of a column that are shown beside its header. */
const SAMPLES = 3
const SAMPLE_MAX = 80

/** Returns the columns of a file by its first rows, that of the headers included. */
export function describeColumns([headers = [], ...rows]: string[][]): FileColumn[] {
  const plain = headers.map(normalize)
  return headers.map((header, at) => ({
    letter: letterOf(at),
    header: header.trim().slice(0, SAMPLE_MAX),
    samples: rows
      .map((row) => unescapeFormula(row[at] ?? '').trim())
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((sample) => sample.slice(0, SAMPLE_MAX)),
    isRepeated: plain[at] !== '' && plain.filter((one) => one === plain[at]).length > 1,
  }))
}

/** Returns of each column of a file the field whose header it has; of two that are called alike neither. A unit in a header is no part of it. */
export function matchColumns(
  fileColumns: readonly FileColumn[],
  { columns }: Pick<ImportKindRows, 'columns'>,
): (string | null)[] {
  const read = columns.filter(({ write }) => write !== undefined)
  const keys = new Map([
    ...read.flatMap(({ key, aliases = [] }) => aliases.map((alias) => [normalize(alias), key] as const)),
    ...read.map(({ key, header }) => [normalize(header), key] as const),
  ])
  const found = fileColumns.map(({ header, isRepeated }) =>
    isRepeated ? null : (keys.get(normalize(header)) ?? null),
  )
  // Two columns that are called by different names of one field: a person chooses.
  return found.map((key, at) => (found.some((other, place) => place !== at && other === key) ? null : key))
}

/** Throws the 422 of a choice of columns that leaves it open what to change, or reads two into one field. */
export function checkColumns(
  chosen: readonly (string | null)[],
  fileColumns: readonly FileColumn[],
  { columns, required }: Pick<ImportKindRows, 'columns' | 'required'>,
): void {
  const refuse = (message: string) => new ApiError(422, message, { columns: [message] })
  const headerOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  if (chosen.length !== fileColumns.length) throw refuse(importMessages.columnsFormat)
  const keys = chosen.filter((key) => key !== null)
  for (const [at, key] of keys.entries()) {
    if (!columns.some((column) => column.key === key && column.write !== undefined))
      throw refuse(importMessages.columnUnknown)
    if (keys.indexOf(key) !== at) throw refuse(importMessages.columnTwice(headerOf(key)))
  }
  for (const alternatives of required)
    if (!alternatives.some((key) => keys.includes(key)))
      throw refuse(importMessages.columnRequired(alternatives.map(headerOf).join('» или\u00A0«')))
}

const normalize = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s*:.,()]+/g, ' ')
    .trim()
    .replace(/ (?:руб|рублей|р|₽|шт)$/, '')

/** Returns what tables call a column: A … Z, AA … */
function letterOf(at: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (at % 26))
  return at < 26 ? letter : `${letterOf(Math.floor(at / 26) - 1)}${letter}`
}
