/** Times that a picture may be larger than it is where it fits the screen. */
const MAX = 6
/** Pixels of the screen for one of the picture: with more of them it is a mosaic. */
const PIXELS_MAX = 2.5
/** By how much a press of a key or a button changes the scale. */
export const SCALE_STEP = 1.5
/** What a click or a double tap on the picture enlarges it to. */
export const SCALE_PRESSED = 3

/** Pixels of the wheel that change the scale e times. */
const WHEEL_PIXELS = 400
/** Pixels of a line, where the browser counts lines. */
const LINE = 16

/** How far a picture of that width can be enlarged where it stands so wide on the screen: twice in any case. */
export const scaleMax = (pictureWidth: number, shownWidth: number): number =>
  shownWidth > 0 ? Math.min(MAX, Math.max(2, (PIXELS_MAX * pictureWidth) / shownWidth)) : MAX

export const clampScale = (scale: number, most: number): number => Math.min(most, Math.max(1, scale))

/** The scale that a turn of the wheel asks for. */
export const wheelScale = (scale: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) =>
  scale * Math.exp((-deltaY * (deltaMode === 0 ? 1 : LINE)) / WHEEL_PIXELS)

/** The scale that a key asks for; undefined where it asks for none. */
export function keyScale(scale: number, key: string): number | undefined {
  if (key === '+' || key === '=') return scale * SCALE_STEP
  if (key === '-') return scale / SCALE_STEP
  return key === '0' ? 1 : undefined
}

/** Pixels an enlarged picture is moved by one press of an arrow. */
const ARROW_PIXELS = 80

/** Returns by how many pixels a key moves an enlarged picture; undefined where it is no arrow. */
export function keyScroll(key: string): { left: number; top: number } | undefined {
  if (key === 'ArrowLeft') return { left: -ARROW_PIXELS, top: 0 }
  if (key === 'ArrowRight') return { left: ARROW_PIXELS, top: 0 }
  if (key === 'ArrowUp') return { left: 0, top: -ARROW_PIXELS }
  return key === 'ArrowDown' ? { left: 0, top: ARROW_PIXELS } : undefined
}

/** Milliseconds and pixels between two taps that are one double tap. */
const DOUBLE_TAP = { ms: 350, px: 40 }

export interface Tap {
  x: number
  y: number
  timeStamp: number
}

/** Whether a tap makes one double tap with the one before it. */
export const isSecondTap = (previous: Tap | undefined, { x, y, timeStamp }: Tap): boolean =>
  previous !== undefined &&
  timeStamp - previous.timeStamp <= DOUBLE_TAP.ms &&
  Math.hypot(x - previous.x, y - previous.y) <= DOUBLE_TAP.px
