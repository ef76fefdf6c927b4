import { put } from '../../motifs/put.ts'
import { mast } from '../../motifs/workshop.ts'
import type { Print } from '../../repeat.ts'
import { stroke } from '../../shapes.ts'

/** Радио: masts on the air, wires slung between them. */
export const masts: Print = (colours, random) => {
  const motif = mast(colours)
  const sag = random.whole(40, 70)
  const figure = [
    stroke(colours.detail, 4, `M130 60Q230 ${60 + sag} 330 60M130 76Q230 ${76 + sag} 330 76`),
    put(motif, [120, 150], 0, 1.1),
    put(motif, [320, 190], 0, 0.7),
  ].join('')
  return { figure, across: [400, 0], down: [200, 290] }
}
