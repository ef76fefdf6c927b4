import type { Print } from '../../repeat.ts'
import { arc, disc, dots, type Point, stroke } from '../../shapes.ts'

/** Кольца: interlaced rings in four directions. */
export const rings: Print = (colours, random) => {
  const step = random.pick([120, 132])
  const radius = step * 0.64
  const wide = step * 0.13
  const at: Point = [step, step]
  const over = (centre: Point, from: number, to: number, colour: string) =>
    stroke(colours.ground, wide + 8, arc(centre, radius, from, to)) +
    stroke(colour, wide, arc(centre, radius, from - 3, to + 3))
  const east: Point = [2 * step, step]
  const figure = [
    stroke(colours.figure, wide, disc(at, radius)),
    stroke(colours.accent, wide, disc(east, radius)),
    over(at, 20, 70, colours.figure),
    over(at, 200, 250, colours.figure),
    dots(colours.detail, step * 0.16, [at]),
    dots(colours.figure, step * 0.16, [east]),
  ].join('')
  return { figure, across: [2 * step, 0], down: [step, step] }
}
