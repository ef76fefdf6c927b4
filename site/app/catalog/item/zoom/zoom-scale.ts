/** Maximum scale relative to the fitted picture. */
const MAX = 6
/** Maximum CSS pixels per picture pixel; larger pixels become visible. */
const PIXELS_MAX = 2.5
/** Factor of one key or button press. */
export const SCALE_STEP = 1.5
/** Scale after a click or double tap. */
export const SCALE_PRESSED = 3

/** Wheel distance in px that changes the scale by the factor e. */
const WHEEL_PIXELS = 400
/** Pixels per line of a wheel event in lines. */
const LINE = 16

/** Returns the maximum scale of a picture, at least 2. */
export const scaleMax = (pictureWidth: number, shownWidth: number): number =>
  shownWidth > 0 ? Math.min(MAX, Math.max(2, (PIXELS_MAX * pictureWidth) / shownWidth)) : MAX

export const clampScale = (scale: number, most: number): number => Math.min(most, Math.max(1, scale))

/** Returns the scale after a wheel event. */
export const wheelScale = (scale: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) =>
  scale * Math.exp((-deltaY * (deltaMode === 0 ? 1 : LINE)) / WHEEL_PIXELS)

/** Returns the scale after a key press; undefined for other keys. */
export function keyScale(scale: number, key: string): number | undefined {
  if (key === '+' || key === '=') return scale * SCALE_STEP
  if (key === '-') return scale / SCALE_STEP
  return key === '0' ? 1 : undefined
}

/** Distance of one arrow key press in px. */
const ARROW_PIXELS = 80

/** Returns the pan distance of a key in px; undefined for other keys. */
export function keyScroll(key: string): { left: number; top: number } | undefined {
  if (key === 'ArrowLeft') return { left: -ARROW_PIXELS, top: 0 }
  if (key === 'ArrowRight') return { left: ARROW_PIXELS, top: 0 }
  if (key === 'ArrowUp') return { left: 0, top: -ARROW_PIXELS }
  return key === 'ArrowDown' ? { left: 0, top: ARROW_PIXELS } : undefined
}

/** Maximum time in ms and distance in px between two taps. */
const DOUBLE_TAP = { ms: 350, px: 40 }

export interface Tap {
  x: number
  y: number
  timeStamp: number
}

/** Returns whether a tap completes a double tap. */
export const isSecondTap = (previous: Tap | undefined, { x, y, timeStamp }: Tap): boolean =>
  previous !== undefined &&
  timeStamp - previous.timeStamp <= DOUBLE_TAP.ms &&
  Math.hypot(x - previous.x, y - previous.y) <= DOUBLE_TAP.px
