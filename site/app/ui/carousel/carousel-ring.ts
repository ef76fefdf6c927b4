/** A number for each width of screen: up to 767 px, below 1319 px, and wider. */
export type ByScreen = number | { wide: number; medium?: number; small?: number }

export function byScreen(value: ByScreen): { wide: number; medium: number; small: number } {
  if (typeof value === 'number') return { wide: value, medium: value, small: value }
  const { wide, medium = wide, small = medium } = value
  return { wide, medium, small }
}

export const wrap = (index: number, count: number): number => ((index % count) + count) % count

/** Where a slide stands in a ring that begins with the slide `start`. */
export const positionInRing = (index: number, start: number, count: number): number =>
  wrap(index - start, count)

/** With which slide a ring has to begin for `current` to have as many neighbours on both sides as can be. */
export const ringAround = (current: number, visibleCount: number, count: number): number =>
  wrap(current - Math.floor((count - visibleCount) / 2), count)

/** Whether a row that shows so many at once can go by a step from that position without coming to its end. */
export const hasRoom = (position: number, step: number, visibleCount: number, count: number): boolean =>
  position + step >= 0 && position + step <= count - visibleCount

/** The slide a step leads to in a row with ends: from either end on to the other. */
export function stepInRow(current: number, step: number, visibleCount: number, count: number): number {
  const last = Math.max(0, count - visibleCount)
  const next = Math.min(current, last) + step
  if (next < 0) return last
  return next > last ? 0 : next
}
