import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { FileColumn } from '@rapport/staff-contract/imports/imports'
import { ApiError } from '../platform/http/api-error.ts'
import { unescapeFormula } from './files/safe-cells.ts'
import type { ImportKindRows } from './kinds/import-kind.ts'

/** Sample values of a column. */
const SAMPLES = 3
const SAMPLE_MAX = 80

/** Describes the columns of a file by its first rows. The first one has the headers. */
export function describeColumns([headers = [], ...rows]: string[][]): FileColumn[] {
  const plain = headers.map(normalize)
  return headers.map((header, at) => ({
    letter: formatLetters(at),
    header: header.trim().slice(0, SAMPLE_MAX),
    samples: rows
      .map((row) => unescapeFormula(row[at] ?? '').trim())
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((sample) => sample.slice(0, SAMPLE_MAX)),
    isRepeated: plain[at] !== '' && plain.filter((one) => one === plain[at]).length > 1,
  }))
}

/** Returns the field of each column by its header, ignoring units. Columns with the same header match no field. */
export function matchColumns(
  fileColumns: readonly FileColumn[],
  { columns }: Pick<ImportKindRows, 'columns'>,
): (string | null)[] {
  const read = columns.filter(({ write }) => write !== undefined)
  const keys = new Map([
    ...read.flatMap(({ key, aliases = [] }) => aliases.map((alias) => [normalize(alias), key] as const)),
    ...read.map(({ key, header }) => [normalize(header), key] as const),
  ])
  const matched = fileColumns.map(({ header, isRepeated }) =>
    isRepeated ? null : (keys.get(normalize(header)) ?? null),
  )
  // If two columns match one field, the staff member must choose.
  return matched.map((key, at) =>
    matched.some((other, place) => place !== at && other === key) ? null : key,
  )
}

/** Throws 422 if the columns don't identify entries, or two columns have the same field. */
export function checkColumns(
  chosen: readonly (string | null)[],
  fileColumns: readonly FileColumn[],
  { columns, required }: Pick<ImportKindRows, 'columns' | 'required'>,
): void {
  const refuse = (message: string) => new ApiError(422, message, { columns: [message] })
  const getHeader = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  if (chosen.length !== fileColumns.length) throw refuse(importMessages.columnsFormat)
  const keys = chosen.filter((key) => key !== null)
  for (const [at, key] of keys.entries()) {
    if (!columns.some((column) => column.key === key && column.write !== undefined))
      throw refuse(importMessages.columnUnknown)
    if (keys.indexOf(key) !== at) throw refuse(importMessages.columnTwice(getHeader(key)))
  }
  for (const alternatives of required)
    if (!alternatives.some((key) => keys.includes(key)))
      throw refuse(importMessages.columnRequired(alternatives.map(getHeader).join('» или\u00A0«')))
}

const normalize = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s*:.,()]+/g, ' ')
    .trim()
    .replace(/ (?:руб|рублей|р|₽|шт)$/, '')

/** Formats a column like a spreadsheet: A … Z, AA … */
function formatLetters(at: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (at % 26))
  return at < 26 ? letter : `${formatLetters(Math.floor(at / 26) - 1)}${letter}`
}
