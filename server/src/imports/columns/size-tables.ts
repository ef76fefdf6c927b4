import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { parseNumber, splitLines } from './codecs.ts'
import { CellError, type Codec } from './column.ts'

type SizeTable = ItemSnapshot['sizeTables'][number]

const TITLE = 'Таблица'
const SKETCH = 'Чертёж'
const SIZES = 'Размеры'
const EXAMPLE = `${TITLE}: Мужские / ${SIZES}: S; M; L / A. Ширина груди: 50; 52,5; 55`

/**
 * Size tables, one line per measure:
 *
 *     Таблица: Мужские
 *     Чертёж: polo-0123456789.svg
 *     Размеры: S; M
 *     A. Ширина груди: 50; 52,5
 *
 * Text with separators is quoted, and quotes in it are doubled.
 */
export const sizeTables: Codec<SizeTable[]> = {
  format: (tables) => tables.map((table) => formatTable(table).join('\n')).join('\n\n'),
  parse(cell) {
    const tables: SizeTable[] = []
    for (const line of splitLines(cell)) readLine(line, tables)
    return tables
  },
}

function formatTable({ title, sketch, sizes, measures }: SizeTable): string[] {
  return [
    `${TITLE}: ${quoted(title)}`,
    ...(sketch === null ? [] : [`${SKETCH}: ${sketch}`]),
    `${SIZES}: ${sizes.map(quoted).join('; ')}`,
    ...measures.map(({ letter, name, values }) => {
      const numbers = values.map((value) => String(value).replace('.', ','))
      return `${quoted(letter)}. ${quoted(name)}: ${numbers.join('; ')}`
    }),
  ].map((line) => line.trim())
}

const quoted = (text: string): string => {
  const plain = text.replace(/[\r\n]+/g, ' ')
  return plain === '' || plain !== plain.trim() || /[";:.]/.test(plain)
    ? `"${plain.replaceAll('"', '""')}"`
    : plain
}

/** Adds a line to the last table, or begins a table. Throws CellError. */
function readLine(line: string, tables: SizeTable[]): void {
  const { words, marks } = splitLine(line)
  const table = tables.at(-1)
  const [first = '', ...rest] = words
  if (marks[0] === ':' && first === TITLE)
    tables.push({ title: rest.join('; '), sketch: null, sizes: [], measures: [] })
  else if (!table) throw new CellError(importMessages.cellPair(line, EXAMPLE))
  else if (marks[0] === ':' && first === SKETCH) table.sketch = rest.join('') || null
  else if (marks[0] === ':' && first === SIZES) table.sizes = rest
  else if (marks[0] === '.' && marks[1] === ':')
    table.measures.push({ letter: first, name: rest[0] ?? '', values: rest.slice(1).map(parseNumber) })
  else throw new CellError(importMessages.cellPair(line, EXAMPLE))
}

/**
 * Splits a line at its separators and returns both. A line has at most one period followed by a space, then at most
 * one colon, then semicolons. Nothing after the colon means no words.
 */
function splitLine(line: string): { words: string[]; marks: string[] } {
  const words: string[] = []
  const marks: string[] = []
  let word = ''
  let isQuoted = false
  let wasQuoted = false
  const end = () => {
    words.push(wasQuoted ? word : word.trim())
    word = ''
    wasQuoted = false
  }
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at)
    if (char === '"' && isQuoted && line.charAt(at + 1) === '"') {
      word += char
      at += 1
    } else if (char === '"' && (isQuoted || word.trim() === '')) {
      if (!isQuoted) word = ''
      isQuoted = !isQuoted
      wasQuoted = true
    } else if (!isQuoted && isMark(line, at, marks)) {
      end()
      marks.push(char)
    } else if (!wasQuoted || isQuoted) word += char
  }
  if (marks.at(-1) !== ':' || wasQuoted || word.trim() !== '') end()
  return { words, marks }
}

function isMark(line: string, at: number, marks: readonly string[]): boolean {
  const char = line.charAt(at)
  if (char === ';') return marks.includes(':')
  if (char === ':') return !marks.includes(':')
  return char === '.' && marks.length === 0 && /^(?:\s|$)/.test(line.charAt(at + 1))
}
