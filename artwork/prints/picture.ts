import type { Colourway } from './colourways.ts'
import { type Random, randomFrom } from './random.ts'
import { type Print, PrintedCloth } from './repeat.ts'

/** Parsed parts of a picture name. */
export interface Commission {
  print: Print
  colours: Colourway
  /** Seed of the cloth, the same in every picture of it. */
  cloth: string
  /** Random numbers of this picture. */
  random: Random
}

/** Draws a cloth: the SVG without its outer tag, and the size of its canvas. */
export interface Composition {
  width: number
  height: number
  draw(commission: Commission): string
}

/** Prints the cloth of a commission in its own or in other dyes. `id` must be unique in the picture. */
export const printed = ({ print, colours, cloth }: Commission, id: string, dyes: Colourway = colours) =>
  new PrintedCloth(id, print(dyes, randomFrom(cloth)))

/** Swaps the dyes of a print. */
export function redyed(colours: Colourway, turn: 'figure' | 'accent' | 'detail'): Colourway {
  const { ground, figure, accent, detail } = colours
  if (turn === 'figure') return { ...colours, ground: figure, figure: ground }
  if (turn === 'accent') return { ...colours, ground: accent, figure: ground, accent: figure }
  return { ...colours, ground: detail, figure: ground, accent, detail: figure }
}
