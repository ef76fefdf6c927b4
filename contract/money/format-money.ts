import { groupDigits } from '../texts/group-digits.ts'

/**
 * Formats an amount as «12 000 ₽», a discount as «−1 200 ₽»; kopecks are shown only if not zero. Written by
 * hand because the spaces of Intl differ between versions, and server and browser must render the same text.
 */
export function formatMoney(kopecks: number): string {
  if (kopecks < 0) return `−${formatMoney(-kopecks)}`
  const rest = kopecks % 100
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${groupDigits(Math.trunc(kopecks / 100))}${fraction}\u00a0₽`
}
