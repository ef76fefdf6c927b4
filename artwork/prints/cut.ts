import type { Colourway } from './colourways.ts'
import { type Commission, type Composition, printed } from './picture.ts'
import type { Area, Laying, PrintedCloth } from './repeat.ts'
import { box, fill } from './shapes.ts'

/** White paper, the same in every picture. */
export const PAPER = '#FFFDF9'

/** Wood of shelves, tables and poles. */
export const WOOD = '#B98F5E'

interface Cut extends Laying {
  /** Unique within the picture. */
  id: string
  shape: string
  /** Bounding area of the shape. */
  area: Area
  dyes?: Colourway
  /** Shared cloth, if several shapes of the picture use it. Its figure is then written once. */
  cloth?: PrintedCloth | undefined
  /** Width of the outline, 3 by default. */
  edge?: number
}

/** Draws the print inside a shape with a thin outline. */
export function cutOut(
  commission: Commission,
  { id, shape, area, dyes, cloth, edge = 3, ...laying }: Cut,
): string {
  const worn = dyes ?? commission.colours
  const print = (cloth ?? printed(commission, id, worn)).lay(area, laying)
  return (
    `<clipPath id="${id}c"><path d="${shape}"/></clipPath><g clip-path="url(#${id}c)">${fill(worn.ground, shape)}${print}</g>` +
    `<path d="${shape}" fill="none" stroke="${worn.seam}" stroke-opacity=".4" stroke-width="${edge}"/>`
  )
}

/** Creates a composition in front of a wall with its own tone. */
export const scene = (
  width: number,
  height: number,
  draw: (commission: Commission) => string[],
): Composition => ({
  width,
  height,
  draw: (commission) => fill(commission.colours.wall, box(0, 0, width, height)) + draw(commission).join(''),
})

/** Draws a translucent tone. */
export const tone = (colour: string, opacity: number, path: string): string =>
  `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`
