import { carnation as flower } from '../../motifs/block.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { dots, stroke } from '../../shapes.ts'

/** Гвоздика: each flower in an ogee of its own. */
export const carnation: Print = (colours, random) => {
  const [width, height] = [300, 216]
  const swell = random.between(34, 54)
  const side = (x: number, sign: 1 | -1) =>
    `M${width / 2} -${height}C${width / 2 + sign * swell} -${height - 90} ${x - sign * swell * 0.4} -90 ${x} 0C${x + sign * swell * 0.4} 90 ${width / 2 + sign * swell} ${height - 90} ${width / 2} ${height}`
  const figure = [
    stroke(colours.detail, 7, side(width, 1) + side(0, -1)),
    dots(colours.accent, 20, [
      [width / 2, -height],
      [width / 2, height],
    ]),
    put(flower(colours), [width / 2, 0], 0, 0.98),
  ].join('')
  return { figure, across: [width, 0], down: [width / 2, height] }
}
