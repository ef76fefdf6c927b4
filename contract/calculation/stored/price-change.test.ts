import { expect, it } from 'vitest'
import { toKopecks } from '../../money/kopecks.ts'
import { describePriceChange } from './price-change.ts'

const priced = (totals: (number | null)[], total: number | null) => ({
  lines: totals.map((sum) => ({ total: sum === null ? null : toKopecks(sum) })) as never,
  total: total === null ? null : toKopecks(total),
})
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

it('says what a calculation cost and costs now', () => {
  expect(plain(describePriceChange(priced([1_200_000], 1_200_000), priced([1_260_000], 1_260_000)))).toBe(
    'Цены изменились: было 12 000 ₽, стало 12 600 ₽',
  )
})

it('names the known part if a price is on request now', () => {
  expect(plain(describePriceChange(priced([100_000, 50_000], 150_000), priced([100_000, null], null)))).toBe(
    'Цены изменились: было 1 500 ₽, стало 1 000 ₽ и цены по запросу',
  )
})

it('says nothing if both cost the same', () => {
  expect(describePriceChange(priced([100_000], 100_000), priced([100_000], 100_000))).toBeUndefined()
})
