/** A place on a page: thousandths of its width and height. */
export interface Pin {
  x: number
  y: number
}

/** Largest coordinate of a pin. */
export const PIN_MAX = 1000

/** Widths in which the page shows a picture, by the width of the screen. */
export const SHOWN_WIDTHS = [280, 320, 600, 760] as const
/** Height of a shown picture, at most: a tall one is narrower instead. */
const SHOWN_HEIGHT_MAX = 1400

interface Size {
  width: number
  height: number
}

/** Returns the size in which a picture is shown at a width of the screen. Small pictures are not enlarged. */
export function shownSize({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / width, SHOWN_HEIGHT_MAX / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns the place of a click on a shown picture. Undefined without one: a press of a key reports 0, 0. */
export function pinOfClick(click: { x: number; y: number }, shown: Size): Pin | undefined {
  const isWithin = click.x >= 0 && click.y >= 0 && click.x <= shown.width && click.y <= shown.height
  if (!isWithin || (click.x === 0 && click.y === 0)) return undefined
  return {
    x: Math.round((click.x * PIN_MAX) / shown.width),
    y: Math.round((click.y * PIN_MAX) / shown.height),
  }
}
