import { formatMoney } from '../../money/format-money.ts'
import type { Calculation } from '../calculation.ts'

type Priced = Pick<Calculation, 'lines' | 'total'>

/** Returns «Цены изменились: было 12 000 ₽, стало 12 600 ₽»; undefined if both cost the same. */
export function describePriceChange(before: Priced, after: Priced): string | undefined {
  const isSame = before.total === after.total && sumLines(before) === sumLines(after)
  return isSame ? undefined : `Цены изменились: было ${sumText(before)}, стало ${sumText(after)}`
}

/** Of the lines with a price. */
const sumLines = ({ lines }: Priced): number => lines.reduce((sum, { total }) => sum + (total ?? 0), 0)

const sumText = (priced: Priced): string =>
  priced.total === null
    ? `${formatMoney(sumLines(priced))} и\u00a0цены по\u00a0запросу`
    : formatMoney(priced.total)
