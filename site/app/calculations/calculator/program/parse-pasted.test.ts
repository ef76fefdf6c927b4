import { expect, it } from 'vitest'
import { parsePasted } from './parse-pasted.ts'
import { pastedText } from './pasted-text.ts'

const target = { columns: ['S', 'M', 'L'], rows: ['белый', 'чёрный'], at: { row: 0, column: 0 } }
const place = (text: string, changes = {}) => {
  const { cells, left } = parsePasted(text, { ...target, ...changes })
  return { cells: cells.map(({ row, column, text: value }) => [row, column, value]), left }
}

it('places numbers from the focused cell on, and leaves out empty cells', () => {
  expect(place('10\t\t30\r\n5\t6\t7\r\n')).toEqual({
    cells: [
      [0, 0, '10'],
      [0, 2, '30'],
      [1, 0, '5'],
      [1, 1, '6'],
      [1, 2, '7'],
    ],
    left: [],
  })
  expect(place('1\t2', { at: { row: 1, column: 1 } }).cells).toEqual([
    [1, 1, '1'],
    [1, 2, '2'],
  ])
})

it('places numbers by the names of sizes and colours, in any order', () => {
  expect(place('Цвет\tL\ts\nЧёрный \t1 250,50\t\u00a02\nбелый\t3\t')).toEqual({
    cells: [
      [1, 2, '1 250,50'],
      [1, 0, '2'],
      [0, 2, '3'],
    ],
    left: [],
  })
})

it('reads a row of numbers as sizes only if they are names of sizes', () => {
  const numbers = { columns: ['46', '48'], rows: [] }
  expect(place('46\t48\n10\t20', numbers).cells).toEqual([
    [0, 0, '10'],
    [0, 1, '20'],
  ])
  expect(place('46\t48', numbers).cells).toEqual([
    [0, 0, '46'],
    [0, 1, '48'],
  ])
})

it('says what has no place in the table: unknown sizes and colours, words, and cells beyond its edge', () => {
  const { cells, left } = place('\tS\t3XL\nбелый\t1\t5\nхаки\t7\tмного')
  expect([cells, left]).toEqual([[[0, 0, '1']], ['белый, 3XL: 5', 'хаки, S: 7', 'хаки, 3XL: много']])
  expect(place('1\t2\t3\t4').left).toEqual(['4'])
  expect(place('1\n2\n3').left).toEqual(['3'])
  expect(pastedText(parsePasted('1\t2\t3\t4', target))).toBe(
    'Вставили 3\u00a0числа. Не\u00a0взяли 1, для них в\u00a0таблице нет места: 4.',
  )
  expect(pastedText(parsePasted('привет\tмир', target))).toContain('Ничего не\u00a0вставили')
})
