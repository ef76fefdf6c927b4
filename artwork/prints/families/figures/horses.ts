import { horse } from '../../motifs/block.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { dots, type Point, polygon, stroke } from '../../shapes.ts'

/** Кони: rows of horses in alternating directions. */
export const horses: Print = (colours, random) => {
  const motif = horse(colours)
  const rung = random.whole(30, 40)
  const zigzag = (y: number) =>
    polygon(Array.from({ length: 17 }, (_, index): Point => [index * 30, y + (index % 2) * 16])).replace(
      'Z',
      '',
    )
  const figure = [
    put(motif, [120, 140]),
    put(motif, [360, 140]),
    `<g transform="scale(-1 1)">${put(motif, [-240, 430])}${put(motif, [-480, 430])}</g>`,
    stroke(colours.detail, 5, zigzag(278) + zigzag(568)),
    dots(
      colours.accent,
      14,
      Array.from({ length: 480 / rung }, (_, index): Point => [index * rung, 4]),
    ),
  ].join('')
  return { figure, across: [480, 0], down: [0, 580] }
}
