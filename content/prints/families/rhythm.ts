import type { Print } from '../repeat.ts'
import { dots, fill, type Point, sector } from '../shapes.ts'

/** Горох that breathes: discs swell and wane along the cloth. */
export const rhythm: Print = (colours, random) => {
  const step = random.whole(52, 70)
  const columns = random.pick([6, 8])
  const rows = 10
  const phase = random.between(0, 6)
  let figure = ''
  let halves = ''
  const small: Point[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2) / 2) * step
      const y = row * step * 0.87
      const wave =
        Math.sin((2 * Math.PI * row) / rows + phase + ((2 * Math.PI * column) / columns) * 1) * 0.5 + 0.5
      const diameter = step * (0.16 + 0.74 * wave)
      if (diameter < step * 0.24) small.push([x, y])
      else figure += dots(colours.figure, diameter, [[x, y]])
      if (wave > 0.9) halves += sector([x, y], diameter / 2, 40 * column, 40 * column + 180)
    }
  }
  return {
    figure: figure + dots(colours.detail, step * 0.2, small) + fill(colours.accent, halves),
    across: [columns * step, 0],
    down: [0, rows * step * 0.87],
  }
}
