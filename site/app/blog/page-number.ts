/** Returns the page that a segment such as `page-2` asks for, 0 where its number is misspelled; undefined for a slug. */
export function findPageNumber(segment: string): number | undefined {
  const digits = /^page-(\d+)$/.exec(segment)?.[1]
  if (digits === undefined) return undefined
  return digits.startsWith('0') ? 0 : Number(digits)
}
