/** Pages beside the present one that are named, on either side. */
const NEAR = 1

/**
 * Returns the numbers that lead to pages: the first, the last and those about the present one, with `'gap'` where some
 * are left out. A gap of one page would take the room of its number, which stands there instead.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = [1, pages, ...Array.from({ length: 2 * NEAR + 1 }, (_, index) => page - NEAR + index)]
  const named = [...new Set(near)]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other)
  return named.flatMap((number, index) => {
    const missing = number - (named[index - 1] ?? number - 1) - 1
    if (missing === 1) return [number - 1, number]
    return missing > 1 ? ['gap' as const, number] : [number]
  })
}
