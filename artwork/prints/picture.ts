import type { Colourway } from './colourways.ts'
import { type Random, randomFrom } from './random.ts'
import { type Print, PrintedCloth } from './repeat.ts'

/** What a picture's name asks for. */
export interface Commission {
  print: Print
  colours: Colourway
  /** Seed of the cloth: the same in every picture that shows it. */
  cloth: string
  /** Chance of this one picture. */
  random: Random
}

/** A way to show a cloth: the whole SVG without its outer tag, and the size of its canvas. */
export interface Composition {
  width: number
  height: number
  draw(commission: Commission): string
}

/** The cloth of a commission, printed in its own dyes or in others. `id` must be unique in the picture. */
export const printed = ({ print, colours, cloth }: Commission, id: string, dyes: Colourway = colours) =>
  new PrintedCloth(id, print(dyes, randomFrom(cloth)))

/** The same print with its dyes changed round, as a mill offers it beside the first. */
export function redyed(colours: Colourway, turn: 'figure' | 'accent' | 'detail'): Colourway {
  const { ground, figure, accent, detail } = colours
  if (turn === 'figure') return { ...colours, ground: figure, figure: ground }
  if (turn === 'accent') return { ...colours, ground: accent, figure: ground, accent: figure }
  return { ...colours, ground: detail, figure: ground, accent, detail: figure }
}
