import { put } from '../../motifs/put.ts'
import { steamer } from '../../motifs/workshop.ts'
import type { Print } from '../../repeat.ts'
import { arc, disc, fill, stroke } from '../../shapes.ts'

/** Пароходы: upstream and down, the sun between them. */
export const steamers: Print = (colours, random) => {
  const motif = steamer(colours)
  const ripple = random.whole(3, 4)
  const figure = [
    fill(colours.accent, disc([320, 56], 34)),
    stroke(colours.detail, 6, arc([320, 56], 48, -80, 80)),
    put(motif, [140, 140]),
    `<g transform="scale(-1 1)">${put(motif, [-330, 210], 0, 0.66)}</g>`,
    stroke(
      colours.figure,
      5,
      Array.from(
        { length: ripple },
        (_, index) => `M${220 + index * 26} ${268 + index * 12}q13 -10 26 0t26 0`,
      ).join(''),
    ),
  ].join('')
  return { figure, across: [440, 0], down: [220, 300] }
}
