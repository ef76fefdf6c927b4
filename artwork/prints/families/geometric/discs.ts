import type { Print } from '../../repeat.ts'
import { arc, box, disc, dots, fill, type Point, polar, polygon, sector, stroke } from '../../shapes.ts'

/** Discs cut, halved and set moving: a drawing office of the 1920s. */
export const discs: Print = (colours, random) => {
  const turn = random.between(-60, 60)
  const big: Point = [205, 220]
  const middle: Point = [478, 446]
  const small: Point = [142, 520]
  const slant = random.pick([-36, 36, -52])
  const bars = [0, 1, 2, 3, 4].map((index) => {
    const length = random.between(60, 150)
    const start = polar([440, 128], index * 26, slant + 90)
    const end = polar(start, length, slant)
    const width = index % 2 ? 5 : 11
    const side = (from: Point, by: number) => polar(from, by, slant + 90)
    return polygon([
      side(start, -width / 2),
      side(end, -width / 2),
      side(end, width / 2),
      side(start, width / 2),
    ])
  })
  const figure = [
    stroke(colours.detail, 9, arc(big, 196, turn + 188, turn + 292) + arc(big, 218, turn + 204, turn + 270)),
    fill(colours.figure, disc(big, 168)),
    fill(colours.accent, sector(big, 168, turn, turn + 180)),
    fill(colours.ground, disc(big, 104)),
    fill(colours.figure, sector(big, 104, turn, turn + 180)),
    fill(colours.detail, disc(big, 40)),
    stroke(
      colours.figure,
      12,
      [64, 92, 120, 148].map((radius) => arc(middle, radius, turn + 95, turn + 262)).join(''),
    ),
    fill(colours.accent, disc(middle, 44)),
    fill(colours.figure, sector(middle, 44, turn - 80, turn + 100)),
    fill(colours.detail, disc(small, 66)),
    fill(
      colours.ground,
      sector(small, 66, turn + 30, turn + 120) + sector(small, 66, turn + 210, turn + 300),
    ),
    stroke(colours.figure, 5, disc(small, 80)),
    fill(colours.figure, bars.join('')),
    dots(colours.accent, 30, [
      [318, 486],
      [352, 452],
    ]),
    dots(colours.figure, 16, [
      [294, 540],
      [330, 576],
      [610, 250],
      [610, 290],
      [610, 330],
    ]),
    fill(colours.accent, box(40, 20, 8, 90)),
  ].join('')
  return { figure, across: [596, 0], down: [298, 632] }
}
