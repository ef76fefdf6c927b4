import { tulip as block } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { arc, dots, stroke } from '../../shapes.ts'

/** Тюльпан: one block, printed head up and head down. */
export const tulip: Print = (colours, random) => {
  const motif = block(colours)
  const bow = random.whole(60, 74)
  const figure = [
    put(motif, [90, 140]),
    put(motif, [270, 140], 180),
    stroke(colours.detail, 4, arc([180, 276], bow, 290, 430) + arc([0, 4], bow, 110, 250)),
    dots(colours.detail, 9, [
      [180, 60],
      [180, 80],
      [0, 200],
      [0, 220],
    ]),
  ].join('')
  return { figure, across: [360, 0], down: [90, 280] }
}
