import { expect, it } from 'vitest'
import { CellError } from './column.ts'
import { sizeTables } from './size-tables.ts'

const men = {
  title: 'Мужские',
  sketch: 'polo-0123456789.svg',
  sizes: ['S', 'M', '2XL'],
  measures: [
    { letter: 'A', name: 'Ширина груди', values: [50, 52.5, 55] },
    { letter: 'B', name: 'Длина', values: [70, 72, 74] },
  ],
}
const TEXT = `Таблица: Мужские
Чертёж: polo-0123456789.svg
Размеры: S; M; 2XL
A. Ширина груди: 50; 52,5; 55
B. Длина: 70; 72; 74`

const read = (text: string) => sizeTables.parse(text, undefined)
const written = (tables: ReturnType<typeof read>) => String(sizeTables.format(tables, undefined))

it('formats size tables with one line per measure', () => {
  expect(written([men])).toBe(TEXT)
  expect(read(TEXT)).toEqual([men])
})

const hostile = [
  '',
  ' с краями ',
  'а; б',
  'а: б',
  'в. г',
  '"',
  '""',
  'Таблица',
  'Размеры: "S"',
  '. : ;',
  "'",
  '1.5',
]

it.each([
  [[]],
  [[men, { ...men, title: 'Женские', sketch: null }]],
  [[{ title: '', sketch: null, sizes: [], measures: [] }]],
  [[{ ...men, sizes: [], measures: [{ letter: '', name: '', values: [] }] }]],
  [[{ ...men, sizes: hostile, measures: hostile.map((name) => ({ letter: name, name, values: [0.25] })) }]],
  [hostile.map((title) => ({ ...men, title }))],
])('parses the same size tables that it formatted: %#', (tables) => {
  expect(read(written(tables))).toEqual(tables)
})

it('parses other line breaks, spaces and decimal points', () => {
  expect(read(TEXT.replaceAll('\n', '\r\n\r\n').replace('52,5', ' 52.5 ').replaceAll('; ', ';'))).toEqual([
    men,
  ])
})

it.each([
  'Мужские',
  'Размеры: S; M',
  'Таблица: Мужские\nШирина: 50',
  'Таблица: Мужские\nA. Ширина: широко',
  'Таблица: Мужские\nA. Ширина',
])('refuses an invalid line and names it: %s', (text) => {
  expect(() => read(text)).toThrow(CellError)
})
