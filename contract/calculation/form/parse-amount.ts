/**
 * Parses a number as people type it or paste it from a table: «1 250,50», «12 шт», «3». Returns undefined for an empty
 * text, NaN for a text without a number.
 */
export function parseAmount(text: string | undefined): number | undefined {
  const typed = (text ?? '').replace(/[\s\u00a0\u202f]/g, '')
  if (typed === '') return undefined
  const digits = /^([+-]?\d{1,15})(?:[.,](\d{1,6}))?(?:шт|пог|м|кг|см)?\.?$/i.exec(typed)
  return digits ? Number(`${digits[1]}.${digits[2] ?? 0}`) : Number.NaN
}
