import type { Colourway } from './colourways.ts'
import type { Random } from './random.ts'
import type { Print } from './repeat.ts'

/** What a picture's name asks for. */
export interface Commission {
  print: Print
  colours: Colourway
  /** Seed of everything that is left to chance; the same for every picture of one cloth. */
  cloth: string
  random: Random
}

/** A way to show a cloth: the whole SVG without its outer tag, and the size of its canvas. */
export interface Composition {
  width: number
  height: number
  draw(commission: Commission): string
}
