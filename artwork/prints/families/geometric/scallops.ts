import type { Print } from '../../repeat.ts'
import { disc, fill, type Point } from '../../shapes.ts'

/** Overlapping rows of rainbows. */
export const scallops: Print = (colours, random) => {
  const radius = random.whole(78, 112)
  const rings = random.pick([
    [1, 0.8, 0.56, 0.36],
    [1, 0.86, 0.66, 0.5, 0.24],
    [1, 0.72, 0.6, 0.3],
  ])
  const dyes = [colours.figure, colours.ground, colours.accent, colours.figure, colours.detail]
  const swap = [colours.ground, colours.figure, colours.detail, colours.ground, colours.accent]
  const fan = (centre: Point, palette: string[]) =>
    rings.map((share, index) => fill(palette[index] ?? colours.figure, disc(centre, radius * share))).join('')
  const rise = radius * 0.56
  const figure = fan([radius, radius], dyes) + fan([2 * radius, radius + rise], swap)
  return { figure, across: [2 * radius, 0], down: [0, 2 * rise] }
}
