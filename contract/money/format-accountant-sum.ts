import { groupDigits } from '../texts/group-digits.ts'

/** Writes kopecks as accountants do: «1 250,00», a discount with a minus. */
export function formatAccountantSum(kopecks: number): string {
  const absolute = Math.abs(kopecks)
  const fraction = String(absolute % 100).padStart(2, '0')
  return `${kopecks < 0 ? '−' : ''}${groupDigits(Math.trunc(absolute / 100))},${fraction}`
}
