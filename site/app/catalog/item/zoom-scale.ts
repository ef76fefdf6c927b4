/** As many times as the picture fits the screen; at the most the threads of its cloth are seen. */
export const SCALE_MAX = 6
/** By how much a press of a key or a button changes the scale. */
export const SCALE_STEP = 1.5
/** What a press on the picture enlarges it to. */
export const SCALE_PRESSED = 3

/** Pixels of the wheel that change the scale e times. */
const WHEEL_PIXELS = 400
/** Pixels of a line, where the browser counts lines. */
const LINE = 16

export const clampScale = (scale: number): number => Math.min(SCALE_MAX, Math.max(1, scale))

/** The scale after a turn of the wheel. */
export const wheelScale = (scale: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) =>
  clampScale(scale * Math.exp((-deltaY * (deltaMode === 0 ? 1 : LINE)) / WHEEL_PIXELS))

/** The scale that a key asks for; undefined where it asks for none. */
export function keyScale(scale: number, key: string): number | undefined {
  if (key === '+' || key === '=') return clampScale(scale * SCALE_STEP)
  if (key === '-') return clampScale(scale / SCALE_STEP)
  return key === '0' ? 1 : undefined
}
