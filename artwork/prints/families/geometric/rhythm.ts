import type { Print } from '../../repeat.ts'
import { dots, fill, type Point, sector } from '../../shapes.ts'

/** Горох that breathes: discs swell and wane along the cloth. */
export const rhythm: Print = (colours, random) => {
  const step = random.whole(52, 70)
  const columns = random.pick([6, 8])
  const rows = 10
  const phase = random.between(0, 6)
  // Few sizes, so that all the dots of one size make one path.
  const sizes = 6
  const bySize: Point[][] = Array.from({ length: sizes + 1 }, () => [])
  let halves = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point: Point = [(column + (row % 2) / 2) * step, row * step * 0.87]
      const swell = Math.sin(2 * Math.PI * (row / rows + column / columns) + phase) * 0.5 + 0.5
      const size = Math.round(swell * sizes)
      bySize[size]?.push(point)
      if (size === sizes) halves += sector(point, step * 0.45, 40 * column, 40 * column + 180)
    }
  }
  const figure = bySize.map((points, size) =>
    dots(size === 0 ? colours.detail : colours.figure, step * (0.18 + (0.72 * size) / sizes), points),
  )
  return {
    figure: figure.join('') + fill(colours.accent, halves),
    across: [columns * step, 0],
    down: [0, rows * step * 0.87],
  }
}
