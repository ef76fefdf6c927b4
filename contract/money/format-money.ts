import { groupDigits } from '../texts/group-digits.ts'

const NBSP = '\u00a0'
const MINUS = '\u2212'

/**
 * Formats kopecks as «12 000 ₽», a discount as «−1 250,50 ₽»; kopecks are shown only if not zero. Written by
 * hand because the spaces of Intl differ between versions, and server and browser must render the same text.
 */
export function formatMoney(kopecks: number): string {
  const amount = Math.abs(kopecks)
  const rest = amount % 100
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${kopecks < 0 ? MINUS : ''}${groupDigits(Math.trunc(amount / 100))}${fraction}${NBSP}₽`
}
