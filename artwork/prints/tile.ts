import type { Colourway } from './colourways.ts'
import { randomFrom } from './random.ts'
import { type Print, PrintedCloth, type Repeat } from './repeat.ts'
import { box, fill, n } from './shapes.ts'

/** Printed centimetres per unit of a family's drawing. */
export const CENTIMETRES_PER_UNIT = 0.055

/** Rows until a half or third drop repeats. A print that needs more would have a too large tile. */
const ROWS_MAX = 4

export interface Tile {
  svg: string
  widthCm: number
  heightCm: number
  /** Height of one row of the repeat. A tile has as many rows as it needs to repeat. */
  repeatCm: number
}

/** Returns the smallest upright rectangle of a print that tiles, as an SVG with its size on the cloth. */
export function drawTile(print: Print, colours: Colourway, cloth: string): Tile {
  const repeat = print(colours, randomFrom(cloth))
  const width = repeat.across[0]
  const height = countRows(repeat) * repeat.down[1]
  const area = { x: 0, y: 0, width, height }
  const drawing =
    fill(colours.ground, box(0, 0, width, height)) + new PrintedCloth('a', repeat).lay(area, { scale: 1 })
  const [widthCm, heightCm, repeatCm] = [centimetres(width), centimetres(height), centimetres(repeat.down[1])]
  const size = `width="${widthCm}cm" height="${heightCm}cm" viewBox="0 0 ${n(width)} ${n(height)}"`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" ${size}>${drawing}</svg>\n`,
    widthCm,
    heightCm,
    repeatCm,
  }
}

const centimetres = (units: number) => Math.round(units * CENTIMETRES_PER_UNIT * 10) / 10

/** Counts the rows until one is directly below the first. */
function countRows({ across: [across], down: [drop] }: Repeat): number {
  for (let rows = 1; rows <= ROWS_MAX; rows++) {
    const aside = Math.abs((rows * drop) % across)
    if (Math.min(aside, across - aside) < 0.01) return rows
  }
  throw new Error(`A row moves aside by ${drop} of ${across}: it does not come round in ${ROWS_MAX} rows`)
}
