/** Pages shown on each side of the current page. */
const NEAR = 1

/**
 * Returns page numbers to link: first, last and those near the current page. `'gap'` replaces two or more omitted
 * pages.
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
