import { wheat as ear } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'

/** Колос: ears that sway past each other. */
export const wheat: Print = (colours, random) => {
  const motif = ear(colours)
  const sway = random.between(8, 18)
  const figure = put(motif, [75, 130], sway) + put(motif, [195, 130], 180 + sway)
  return { figure, across: [240, 0], down: [120, 236] }
}
