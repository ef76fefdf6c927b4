import type { Print } from '../../repeat.ts'
import { box, fill, polygon } from '../../shapes.ts'

/** Кубики: cubes that appear convex or concave. */
export const cubes: Print = (colours, random) => {
  const side = random.pick([60, 72, 84])
  const wide = Math.round(side * 0.866)
  const half = side / 2
  const figure = [
    fill(
      colours.figure,
      polygon([
        [0, half],
        [wide, side],
        [wide, 2 * side],
        [0, side + half],
      ]),
    ),
    fill(
      colours.accent,
      polygon([
        [wide, side],
        [2 * wide, half],
        [2 * wide, side + half],
        [wide, 2 * side],
      ]),
    ),
    fill(
      colours.detail,
      polygon([
        [0, half],
        [wide, 0],
        [2 * wide, half],
        [wide, side],
      ]),
    ),
    fill(colours.ground, box(wide - 9, half - 9, 18, 18)),
  ].join('')
  return { figure, across: [2 * wide, 0], down: [wide, side + half] }
}
