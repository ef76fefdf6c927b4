import type { Random } from './random.ts'
import type { Point } from './shapes.ts'

/** Returns random points at least `distance` apart, also across the edges of the repeat. */
export function scatter(random: Random, width: number, height: number, distance: number): Point[] {
  const points: Point[] = []
  for (let failures = 0; failures < 200; ) {
    const point: Point = [random.between(0, width), random.between(0, height)]
    const free = points.every((other) => {
      const x = Math.abs(point[0] - other[0])
      const y = Math.abs(point[1] - other[1])
      return Math.hypot(Math.min(x, width - x), Math.min(y, height - y)) >= distance
    })
    if (free) points.push(point)
    else failures++
  }
  return points
}
