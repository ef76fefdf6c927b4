import type { Print } from '../../repeat.ts'
import { arc, disc, dots, fill, type Point, polar, polygon, stroke } from '../../shapes.ts'

function gear(centre: Point, radius: number, teeth: number, turn: number): string {
  const step = 360 / teeth
  const points = Array.from({ length: teeth }, (_, index) => {
    const angle = turn + index * step
    return [
      polar(centre, radius * 0.84, angle),
      polar(centre, radius, angle + step * 0.14),
      polar(centre, radius, angle + step * 0.42),
      polar(centre, radius * 0.84, angle + step * 0.56),
    ]
  })
  return polygon(points.flat())
}

const holes = (centre: Point, radius: number, count: number, turn: number): Point[] =>
  Array.from({ length: count }, (_, index) => polar(centre, radius, turn + (index * 360) / count))

/** Gear wheels in mesh, with the belt that drives them. */
export const gears: Print = (colours, random) => {
  const turn = random.between(0, 40)
  const big: Point = [180, 190]
  const middle: Point = [430, 356]
  const small: Point = [120, 500]
  const figure = [
    stroke(
      colours.detail,
      9,
      `M${big[0] - 190} ${big[1] + 330}L${middle[0] + 120} ${middle[1] + 330}M${big[0] - 190} ${big[1] + 352}L${middle[0] + 120} ${middle[1] + 352}`,
    ),
    fill(colours.figure, gear(big, 165, random.whole(15, 18), turn)),
    fill(colours.ground, disc(big, 92)),
    fill(colours.accent, disc(big, 74)),
    dots(colours.ground, 20, holes(big, 115, 8, turn)),
    fill(colours.ground, disc(big, 24)),
    fill(colours.accent, gear(middle, 118, random.whole(11, 13), turn + 9)),
    stroke(colours.ground, 10, disc(middle, 66)),
    fill(colours.ground, disc(middle, 22)),
    stroke(
      colours.figure,
      7,
      [140, 158].map((radius) => arc(middle, radius, turn - 20, turn + 110)).join(''),
    ),
    fill(colours.figure, gear(small, 74, 9, turn + 20)),
    fill(colours.ground, disc(small, 40)),
    dots(colours.accent, 40, [small]),
    dots(colours.detail, 18, [
      [330, 90],
      [372, 66],
      [414, 90],
    ]),
    dots(colours.figure, 12, [
      [270, 470],
      [300, 446],
      [330, 470],
    ]),
  ].join('')
  return { figure, across: [561, 0], down: [187, 600] }
}
