/** Formats a count as at most «99+». */
export const formatCappedCount = (count: number, shownMax: number): string =>
  count > shownMax ? `${shownMax}+` : String(count)

/** Writes a count below an element with `data-count`. The element is hidden for zero. */
export function showCount(root: ParentNode, name: string, count: number, shownMax: number): void {
  const element = root.querySelector<HTMLElement>(`[data-count=${name}]`)
  if (!element) return
  element.hidden = count === 0
  const number = element.querySelector('[data-number]') ?? element
  number.textContent = count > 0 ? formatCappedCount(count, shownMax) : ''
}
