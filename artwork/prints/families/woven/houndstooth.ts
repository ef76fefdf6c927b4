import type { Print } from '../../repeat.ts'
import { fill, type Point, polygon } from '../../shapes.ts'

/** Гусиная лапка. */
export const houndstooth: Print = (colours, random) => {
  const unit = random.pick([18, 24, 30])
  const scaled = (points: readonly Point[]) => polygon(points.map(([x, y]): Point => [x * unit, y * unit]))
  const square: Point[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]
  const teeth: Point[][] = [
    [
      [2, 0],
      [3, 0],
      [2, 1],
    ],
    [
      [4, 0],
      [4, 1],
      [3, 2],
      [2, 2],
      [2, 2],
    ],
    [
      [0, 2],
      [1, 2],
      [0, 3],
    ],
    [
      [2, 2],
      [2, 3],
      [1, 4],
      [0, 4],
    ],
  ]
  return {
    figure: fill(colours.figure, scaled(square) + teeth.map(scaled).join('')),
    across: [4 * unit, 0],
    down: [0, 4 * unit],
  }
}
