import { sun } from '../../motifs/block.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { dots, fill, leaf, type Point } from '../../shapes.ts'

/** Солнышки: large and small rosettes turn by turn. */
export const suns: Print = (colours, random) => {
  const motif = sun(colours)
  const turn = random.between(0, 22)
  const cross = ([x, y]: Point) =>
    fill(colours.accent, [0, 90, 180, 270].map((angle) => leaf([x, y], 30, 12, angle + 45)).join('')) +
    dots(colours.detail, 7, [
      [x, y - 24],
      [x, y + 24],
      [x - 24, y],
      [x + 24, y],
    ])
  const figure = [
    put(motif, [120, 120], turn),
    put(motif, [270, 120], turn, 0.46),
    cross([270, 34]),
    cross([270, 206]),
  ].join('')
  return { figure, across: [310, 0], down: [155, 236] }
}
