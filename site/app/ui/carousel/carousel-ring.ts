/** A value per screen width: `small` up to 767 px, `medium` below 1319 px, `wide` above. */
export type ByScreen = number | { wide: number; medium?: number; small?: number }

export function byScreen(value: ByScreen): { wide: number; medium: number; small: number } {
  if (typeof value === 'number') return { wide: value, medium: value, small: value }
  const { wide, medium = wide, small = medium } = value
  return { wide, medium, small }
}

export const wrap = (index: number, count: number): number => ((index % count) + count) % count

/** Returns the position of a slide in a ring that begins with the slide `start`. */
export const positionInRing = (index: number, start: number, count: number): number =>
  wrap(index - start, count)

/** Returns the first slide of the ring for which `current` has equally many neighbours on both sides. */
export const ringAround = (current: number, visibleCount: number, count: number): number =>
  wrap(current - Math.floor((count - visibleCount) / 2), count)

/** Returns whether the row can scroll by `step` without reaching its end. */
export const hasRoom = (position: number, step: number, visibleCount: number, count: number): boolean =>
  position + step >= 0 && position + step <= count - visibleCount

/** Returns the slide after a step in a row with ends. A step past an end wraps around. */
export function stepInRow(current: number, step: number, visibleCount: number, count: number): number {
  const last = Math.max(0, count - visibleCount)
  const next = Math.min(current, last) + step
  if (next < 0) return last
  return next > last ? 0 : next
}
