/** Formats a count as at most «99+». */
export const formatCappedCount = (count: number, shownMax: number): string =>
  count > shownMax ? `${shownMax}+` : String(count)
