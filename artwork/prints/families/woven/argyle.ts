import type { Print } from '../../repeat.ts'
import { fill, type Point, polygon, stroke } from '../../shapes.ts'

/** Ромбы: a knitter's diamonds and the stitched line over them. */
export const argyle: Print = (colours, random) => {
  const wide = random.pick([110, 130])
  const tall = Math.round(wide * random.between(1.3, 1.6))
  const diamond = (x: number): Point[] => [
    [x, 0],
    [x + wide / 2, tall / 2],
    [x, tall],
    [x - wide / 2, tall / 2],
  ]
  const stitch = (from: number) =>
    `M${from} 0L${from + 2 * wide} ${2 * tall}M${from + 2 * wide} 0L${from} ${2 * tall}`
  const figure = [
    fill(colours.figure, polygon(diamond(wide / 2))),
    fill(colours.accent, polygon(diamond(wide * 1.5).map(([x, y]): Point => [x, y]))),
    `<g stroke-dasharray="9 7">${stroke(colours.detail, 4, stitch(0) + stitch(-wide))}</g>`,
  ].join('')
  return { figure, across: [2 * wide, 0], down: [wide, tall] }
}
