import { dandelion as clock } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'

/** Одуванчик: seed heads on a meadow, and what flew away. */
export const dandelion: Print = (colours, random) => {
  const motif = clock(colours)
  const lean = random.between(-10, 10)
  const figure = put(motif, [110, 150], lean) + put(motif, [290, 230], -lean - 6, 0.72)
  return { figure, across: [380, 0], down: [190, 292] }
}
