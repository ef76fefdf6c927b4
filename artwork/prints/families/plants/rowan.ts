import { rowan as sprig } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { dots } from '../../shapes.ts'

/** Рябина: sprigs hung this way and that, ripe. */
export const rowan: Print = (colours, random) => {
  const lean = random.between(14, 24)
  const motif = sprig(colours)
  const figure = [
    put(motif, [120, 120], -lean),
    put(motif, [340, 176], 180 - lean, 0.86),
    dots(colours.detail, 10, [
      [228, 40],
      [236, 66],
      [10, 250],
      [452, 20],
    ]),
    dots(colours.accent, 15, [
      [216, 250],
      [238, 268],
      [452, 60],
    ]),
  ].join('')
  return { figure, across: [460, 0], down: [230, 300] }
}
