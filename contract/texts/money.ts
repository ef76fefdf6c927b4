const NBSP = '\u00a0'

/**
 * Formats kopecks as «12 000 ₽»; kopecks are shown only if not zero. Written by hand because the spaces of
 * Intl differ between versions, and server and browser must render the same text.
 */
export function formatMoney(kopecks: number): string {
  const roubles = Math.trunc(kopecks / 100)
  const rest = kopecks % 100
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${groupDigits(roubles)}${fraction}${NBSP}₽`
}

/** Formats a whole number as «12 000», with non-breaking spaces. */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, NBSP)
}
