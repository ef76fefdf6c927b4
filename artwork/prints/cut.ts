import type { Colourway } from './colourways.ts'
import { type Commission, type Composition, printed } from './picture.ts'
import type { Area, Laying, PrintedCloth } from './repeat.ts'
import { box, fill } from './shapes.ts'

/** White of paper, the same in every picture. */
export const PAPER = '#FFFDF9'

/** Bare wood of shelves, tables and poles. */
export const WOOD = '#B98F5E'

interface Cut extends Laying {
  /** Unique in the picture. */
  id: string
  shape: string
  /** What the shape lies in. */
  area: Area
  dyes?: Colourway
  /** The cloth, where other shapes of the picture are cut from it too: its figure is then written once. */
  cloth?: PrintedCloth | undefined
  /** Width of the outline; 3 where none is given. */
  edge?: number
}

/** The print shown through a shape, with its thread-thin outline. */
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

/** A composition that stands before a wall of its own tone. */
export const scene = (
  width: number,
  height: number,
  draw: (commission: Commission) => string[],
): Composition => ({
  width,
  height,
  draw: (commission) => fill(commission.colours.wall, box(0, 0, width, height)) + draw(commission).join(''),
})

/** A tone that lies over what is under it. */
export const tone = (colour: string, opacity: number, path: string): string =>
  `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`
