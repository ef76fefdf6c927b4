import { put } from '../../motifs/put.ts'
import { stairs as step } from '../../motifs/workshop.ts'
import type { Print } from '../../repeat.ts'

/** Лестницы: endless steps. */
export const stairs: Print = (colours, random) => {
  const motif = step(colours)
  const turns = random.pick([
    [0, 90, 270, 180],
    [0, 0, 180, 180],
  ] as const)
  const figure = turns
    .map((turn, index) => put(motif, [110 + (index % 2) * 216, 110 + Math.floor(index / 2) * 216], turn))
    .join('')
  return { figure, across: [432, 0], down: [0, 432] }
}
