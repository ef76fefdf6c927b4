import { cranberry as twig } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'

/** Клюква: creeping twigs with sour red on them. */
export const cranberry: Print = (colours, random) => {
  const motif = twig(colours)
  const tilt = random.between(-18, 18)
  const figure = put(motif, [130, 80], tilt) + put(motif, [250, 190], 180 + tilt, 0.84)
  return { figure, across: [320, 0], down: [160, 220] }
}
