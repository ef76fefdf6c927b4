import { expect, it } from 'vitest'
import { formatCells, PASTED_CELLS_MAX, parseCells } from './clipboard.ts'

it.each<[string, string[][]]>([
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1', [['1']]],
  ['', [['']]],
  ['"1 590,00 ₽"\tпо запросу', [['1 590,00 ₽', 'по запросу']]],
  ['"a\tb"\t"c\nd"\n"e""f"', [['a\tb', 'c\nd'], ['e"f']]],
  ['5" труба\t1', [['5" труба', '1']]],
  ['"не закрыта\t1', [['не закрыта\t1']]],
])('reads %j as its cells', (text, rows) => expect(parseCells(text)).toEqual(rows))

it('writes cells so that they are read again', () => {
  const rows = [
    ['1 590', 'по запросу'],
    ['a\tb', '"c"'],
    ['', 'd\ne'],
  ]
  expect(parseCells(formatCells(rows))).toEqual(rows)
})

it('reads no more cells than a sheet could take', () => {
  expect(parseCells('1\t'.repeat(PASTED_CELLS_MAX))).toBeUndefined()
  expect(parseCells('1\n'.repeat(PASTED_CELLS_MAX - 1))).toHaveLength(PASTED_CELLS_MAX - 1)
})
