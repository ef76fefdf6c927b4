import type { Print } from '../../repeat.ts'
import { arc, disc, dots, fill, leaf, type Point, polar, stroke } from '../../shapes.ts'

const WIDTH = 330
const HEIGHT = 266

/** Кубовая набойка: a carved block with copper pins, white reserve on indigo. */
export const naboyka: Print = (colours, random) => {
  const petals = random.pick([8, 9, 10])
  const step = 360 / petals
  const rose: Point = [150, 170]
  const bud: Point = [150, 430]
  const wheel = (centre: Point, radius: number, count: number, offset = 0) =>
    Array.from({ length: count }, (_, index) => polar(centre, radius, offset + (index * 360) / count))
  const around = (draw: (angle: number) => string) =>
    Array.from({ length: petals }, (_, index) => draw(index * step)).join('')
  const side = (sign: 1 | -1) => {
    const stem = `M${rose[0]} 300Q${rose[0] + sign * 90} 330 ${rose[0] + sign * 104} 420`
    const leaves = [0.25, 0.55, 0.85].map((t, index) => {
      const base: Point = [rose[0] + sign * (20 + 86 * t), 306 + 106 * t * t]
      return leaf(base, 58 - index * 8, 15, sign * (index % 2 ? 150 : 40))
    })
    const tip: Point = [rose[0] + sign * 104, 436]
    return (
      stroke(colours.figure, 5, stem) +
      fill(colours.figure, leaves.join('')) +
      dots(colours.figure, 20, [tip]) +
      dots(colours.detail, 7, wheel(tip, 19, 8))
    )
  }
  // Pins fill the space between carvings, in this repeat and its neighbours.
  const carved = [
    { centre: rose, radius: 146 },
    { centre: bud, radius: 62 },
    { centre: [rose[0] - 104, 436], radius: 34 },
    { centre: [rose[0] + 104, 436], radius: 34 },
  ] as const
  const free = ([x, y]: Point) =>
    carved.every(({ centre, radius }) =>
      [-2, -1, 0, 1, 2].every((row) => {
        const away = Math.abs(x - centre[0] - row * (WIDTH / 2)) % WIDTH
        return Math.hypot(Math.min(away, WIDTH - away), y - centre[1] - row * HEIGHT) > radius
      }),
    )
  const pins: Point[] = []
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 15; column++) {
      const pin: Point = [
        (column + (row % 2) / 2) * 22 + random.between(-2, 2),
        row * 19 + random.between(-2, 2),
      ]
      if (free(pin)) pins.push(pin)
    }
  }
  const figure = [
    dots(colours.detail, 7, pins),
    fill(
      colours.figure,
      around((angle) => leaf(polar(rose, 34, angle), 92, 46, angle)),
    ),
    fill(
      colours.ground,
      around((angle) => leaf(polar(rose, 56, angle), 50, 15, angle)),
    ),
    dots(colours.figure, 7, wheel(rose, 92, petals)),
    stroke(colours.figure, 4, disc(rose, 26)),
    dots(colours.accent, 26, [rose]),
    dots(colours.figure, 9, wheel(rose, 136, petals * 4)),
    dots(colours.accent, 15, wheel(rose, 118, petals, step / 2)),
    side(1),
    side(-1),
    fill(colours.figure, [-34, 0, 34].map((angle) => leaf([bud[0], bud[1] + 40], 92, 26, angle)).join('')),
    fill(
      colours.ground,
      [-34, 0, 34].map((angle) => leaf(polar([bud[0], bud[1] + 40], 22, angle), 50, 9, angle)).join(''),
    ),
    stroke(colours.figure, 4, arc([bud[0], bud[1] + 40], 20, 90, 270)),
    dots(
      colours.figure,
      7,
      wheel([bud[0], bud[1] + 40], 32, 7, 100).filter(([, y]) => y > bud[1] + 38),
    ),
  ].join('')
  return { figure, across: [WIDTH, 0], down: [WIDTH / 2, HEIGHT] }
}
