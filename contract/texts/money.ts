const NBSP = '\u00a0'

/**
 * «12 000 ₽» from kopecks; kopecks are shown only where there are some. Written by hand because the spaces of
 * Intl differ between versions, and a page must read the same on the server and in the browser.
 */
export function formatMoney(kopecks: number): string {
  const roubles = Math.trunc(kopecks / 100)
  const rest = kopecks % 100
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${groupDigits(roubles)}${fraction}${NBSP}₽`
}

/** «12 000»: digits by threes, with spaces that do not break. */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, NBSP)
}
