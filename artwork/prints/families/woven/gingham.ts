import type { Print } from '../../repeat.ts'
import { box } from '../../shapes.ts'

const band = (colour: string, opacity: number, path: string) =>
  `<path fill="${colour}" fill-opacity="${opacity}" d="${path}"/>`

/** Виши: two crossing threads make three tones. Cells have different widths. */
export const gingham: Print = (colours, random) => {
  const cell = random.pick([38, 54, 76])
  const widths = [cell, cell, cell * random.pick([0.5, 1, 1.5]), cell]
  let size = 0
  let upright = ''
  let lying = ''
  const reach = widths.reduce((sum, width) => sum + 2 * width, 0)
  for (const width of widths) {
    upright += box(size, 0, width, reach)
    lying += box(0, size, reach, width)
    size += 2 * width
  }
  const line = Math.max(3, cell / 12)
  const over = box(size - 1.5 * cell, 0, line, reach) + box(0, size - 1.5 * cell, reach, line)
  const figure =
    band(colours.figure, 0.55, upright) +
    band(colours.figure, 0.55, lying) +
    `<path fill="${colours.accent}" d="${over}"/>`
  return { figure, across: [size, 0], down: [0, size] }
}
