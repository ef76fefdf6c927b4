import { put } from '../../motifs/put.ts'
import { bobbin } from '../../motifs/workshop.ts'
import type { Print } from '../../repeat.ts'

/** Катушки: standing, lying, rolling away. */
export const bobbins: Print = (colours, random) => {
  const motif = bobbin(colours)
  const other = bobbin({ ...colours, accent: colours.detail, detail: colours.accent })
  const tip = random.between(10, 26)
  const figure = [
    put(motif, [100, 120], -tip),
    put(other, [290, 130], 90 - tip, 0.9),
    put(other, [110, 340], 90 + tip, 0.7),
    put(motif, [290, 350], tip, 0.82),
  ].join('')
  return { figure, across: [390, 0], down: [195, 460] }
}
