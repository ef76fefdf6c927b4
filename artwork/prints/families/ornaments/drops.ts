import { drop } from '../../motifs/block.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { disc, dots, type Point, polar, stroke } from '../../shapes.ts'

/** Огурцы: drops nodding to each other, small rosettes in the gaps. */
export const drops: Print = (colours, random) => {
  const motif = drop(colours)
  const nod = random.between(14, 30)
  const rosette = (centre: Point) =>
    stroke(colours.figure, 4, disc(centre, 11)) +
    dots(
      colours.detail,
      7,
      Array.from({ length: 8 }, (_, index) => polar(centre, 22, index * 45)),
    )
  const figure = [
    put(motif, [110, 130], nod, 1.12),
    put(motif, [290, 130], 180 + nod, 0.86),
    rosette([200, 22]),
    rosette([196, 240]),
  ].join('')
  return { figure, across: [370, 0], down: [185, 236] }
}
