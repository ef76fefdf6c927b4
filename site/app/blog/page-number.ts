/** Returns the page of a segment such as `page-2`; 0 for an invalid number, undefined for a slug. */
export function findPageNumber(segment: string): number | undefined {
  const digits = /^page-(\d+)$/.exec(segment)?.[1]
  if (digits === undefined) return undefined
  return digits.startsWith('0') ? 0 : Number(digits)
}
