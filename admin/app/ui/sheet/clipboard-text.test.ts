import { expect, it } from 'vitest'
import { formatCells, parseCells } from './clipboard-text.ts'

const bounds = { rows: 500, columns: 31 }

it.each([
  [
    '100\t90\r\n80\t70\r\n',
    [
      ['100', '90'],
      ['80', '70'],
    ],
  ],
  ['100', [['100']]],
  ['', [['']]],
  ['\t5', [['', '5']]],
  ['"Ситец,\nнабивной"\t"1 590,00 ₽"\n7', [['Ситец,\nнабивной', '1 590,00 ₽'], ['7']]],
  ['"Лён ""Крестьянский"""\t5', [['Лён "Крестьянский"', '5']]],
  ['"без конца\t5\n6', [['"без конца', '5'], ['6']]],
  ['"12" см\t5', [['"12" см', '5']]],
])('reads cells as Excel copies them: %j', (text, cells) => {
  expect(parseCells(text, bounds)).toEqual(cells)
})

it('round-trips cells that it formats', () => {
  const cells = [
    ['Ситец\t95', 'a"b', ''],
    ['две\nстроки', '1\u00A0590,50', 'по\u00A0запросу'],
  ]
  expect(parseCells(formatCells(cells), bounds)).toEqual(cells)
})

it('returns undefined for more rows or columns than the bounds', () => {
  const row = Array.from({ length: 50 }, () => '1').join('\t')
  expect(parseCells(Array.from({ length: 10_000 }, () => row).join('\n'), bounds)).toBeUndefined()
  expect(parseCells(row, bounds)).toBeUndefined()
  expect(parseCells('"\n'.repeat(100_000), bounds)).toBeUndefined()
})
