import { formatMoney } from '@rapport/contract/money/format-money'
import type { Margin } from './margin.ts'

const NBSP = '\u00a0'

/** Returns the results of the calculator as texts; «—» without a margin. */
export const getMarginTexts = (margin: Margin | undefined, quantity: number) => ({
  outcome: `${margin && margin.profit < 0 ? 'Убыток' : 'Останется'} с${NBSP}партии из${NBSP}${quantity}${NBSP}шт`,
  profit: margin ? formatMoney(Math.abs(margin.profit)) : '—',
  markup: margin ? formatPercent(margin.markup) : '—',
  paperMargin: margin ? formatPercent(margin.margin) : '—',
  seasonMargin: margin ? formatPercent(margin.seasonMargin) : '—',
  floor: margin ? formatMoney(margin.floor) : '—',
})

const formatPercent = (share: number) => `${Math.round(share * 100)}${NBSP}%`.replace('-', '−')
