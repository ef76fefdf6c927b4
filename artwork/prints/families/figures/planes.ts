import type { Print } from '../../repeat.ts'
import { arc, disc, dots, fill, type Point, place, polygon, stroke } from '../../shapes.ts'

const hull: Point[] = [
  [0, -92],
  [9, -62],
  [8, 52],
  [3, 84],
  [-3, 84],
  [-8, 52],
  [-9, -62],
]
const wings: Point[] = [
  [-104, -18],
  [-98, -40],
  [98, -40],
  [104, -18],
  [60, -8],
  [-60, -8],
]
const tail: Point[] = [
  [-36, 78],
  [-32, 64],
  [32, 64],
  [36, 78],
]
const stripe: Point[] = [
  [-104, -18],
  [-98, -40],
  [-70, -40],
  [-76, -13],
]
const stripeRight: Point[] = stripe.map(([x, y]) => [-x, y] as const)

/** Monoplanes over a striped sky. */
export const planes: Print = (colours, random) => {
  const course = random.pick([34, -34, 52])
  const plane = (centre: Point, scale: number, colour: string, mark: string) => {
    const set = (points: readonly Point[]) =>
      polygon(points.map((point) => place(point, centre, course, scale)))
    return (
      fill(colour, set(wings) + set(tail) + set(hull)) +
      fill(mark, set(stripe) + set(stripeRight)) +
      fill(mark, disc(place([0, -28], centre, course, scale), 9 * scale))
    )
  }
  const sun: Point = [150, 560]
  const figure = [
    stroke(colours.detail, 13, [70, 104, 138, 172].map((radius) => arc(sun, radius, -90, 90)).join('')),
    fill(colours.accent, `M${sun[0] - 44} ${sun[1]}a44 44 0 0 1 88 0Z`),
    plane([170, 170], 1.35, colours.figure, colours.accent),
    plane([446, 330], 0.92, colours.figure, colours.accent),
    plane([470, 600], 0.62, colours.accent, colours.figure),
    plane([404, 76], 0.5, colours.accent, colours.figure),
    stroke(colours.figure, 5, 'M330 470h96M346 488h64M-6 330h80M14 348h48'),
    dots(colours.detail, 14, [
      [318, 200],
      [340, 216],
      [362, 232],
    ]),
  ].join('')
  return { figure, across: [560, 0], down: [280, 680] }
}
