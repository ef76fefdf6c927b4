/** A count as a counter shows it: «99+» above what it shows at most. */
export const cappedCount = (count: number, shownMax: number): string =>
  count > shownMax ? `${shownMax}+` : String(count)
