import { put } from '../../motifs/put.ts'
import { shuttle } from '../../motifs/workshop.ts'
import type { Print } from '../../repeat.ts'
import { stroke } from '../../shapes.ts'

/** Челноки: they fly across the warp from both sides. */
export const shuttles: Print = (colours, random) => {
  const motif = shuttle(colours)
  const slant = random.pick([-28, 28, -40])
  const warp = Array.from({ length: 12 }, (_, index) => `M${index * 40 + 10} 0V331`).join('')
  const figure = [
    stroke(colours.detail, 3, warp),
    put(motif, [130, 100], slant, 1.1),
    put(motif, [370, 220], slant, 1.1),
    put(motif, [370, 60], slant, 0.56),
    put(motif, [130, 262], slant, 0.56),
  ].join('')
  return { figure, across: [480, 0], down: [0, 330] }
}
