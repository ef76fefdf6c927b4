import { expect, it } from 'vitest'
import { raiseRows } from './raise-rows.ts'

it('raises the prices of all rows, rounds them, and leaves prices on request and unreadable ones', () => {
  const rows = [
    { areaCm2: 156, colors: 1, prices: [9_000, 8_000] },
    { areaCm2: 156, colors: 2, prices: [null, 'дорого'] },
  ]
  const { table, changes } = raiseRows(
    { pricing: 'area', tiers: [1, 50], rows },
    { hundredths: 1_050, step: 100 },
  )
  expect(table.rows.map(({ prices }) => prices)).toEqual([
    [9_900, 8_800],
    [null, 'дорого'],
  ])
  expect(changes.map(({ place, before, after }) => [place.replaceAll('\u00a0', ' '), before, after])).toEqual(
    [
      ['До 156 см², цветов: 1, 1–49', 9_000, 9_900],
      ['До 156 см², цветов: 1, от 50', 8_000, 8_800],
    ],
  )
})
