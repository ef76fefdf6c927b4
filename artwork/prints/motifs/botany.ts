import type { Colourway } from '../colourways.ts'
import { arc, at, disc, dots, fill, leaf, type Point, polar, polygon, smooth, stroke } from '../shapes.ts'

/** A plant about the origin, some 200 units tall. */
export type Plant = (colours: Colourway) => string

const count = (number: number) => Array.from({ length: number }, (_, index) => index)
const O: Point = [0, 0]

/** A feathered leaf from `base`, its stalk pointing by degrees. */
function feather(base: Point, length: number, degrees: number, pairs: number): string {
  const leaves = count(pairs).flatMap((index) => {
    const knot = polar(base, length * (0.25 + (0.65 * index) / pairs), degrees)
    const size = length * 0.36 * (1 - (0.35 * index) / pairs)
    return [-52, 52].map((spread) => leaf(knot, size, size * 0.34, degrees + spread))
  })
  return leaves.join('') + leaf(polar(base, length * 0.86, degrees), length * 0.28, length * 0.1, degrees)
}

/** Рябина: feathered leaves over a heavy cluster. */
export const rowan: Plant = ({ figure, accent, detail }) => {
  const berries = [
    ...count(4).map((index): Point => [-39 + index * 26, 22]),
    ...count(5).map((index): Point => [-50 + index * 25, 46]),
    ...count(4).map((index): Point => [-37 + index * 25, 70]),
    ...count(2).map((index): Point => [-13 + index * 25, 92]),
  ]
  const stalks = berries.slice(0, 9).map((berry) => `M0 -20L${at(berry)}`)
  return [
    stroke(figure, 4, `M0 -96L0 -16${stalks.join('')}`),
    fill(
      figure,
      feather([0, -70], 112, -68, 5) + feather([0, -70], 112, 68, 5) + feather([0, -86], 90, 0, 4),
    ),
    dots(accent, 25, berries),
    dots(
      detail,
      6,
      berries.map(([x, y]): Point => [x - 5, y - 5]),
    ),
  ].join('')
}

/** Папоротник: one frond that bends. */
export const fern: Plant = ({ figure, detail }) => {
  const spine = (t: number): Point => [46 * t * t, 100 - 200 * t]
  const blades = count(11).flatMap((index) => {
    const t = 0.1 + (0.84 * index) / 11
    const lean = 40 * t
    const size = 84 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + 10
    return [-58, 58].map((spread) => leaf(spine(t), size, Math.max(7, size * 0.13), lean + spread))
  })
  const line = `M${count(9)
    .map((index) => at(spine(index / 8)))
    .join('L')}`
  return fill(figure, blades.join('')) + stroke(detail, 3.5, line)
}

/** Мак: four petals and a dark heart. */
export const poppy: Plant = ({ ground, figure, accent, detail }) => {
  const petal = (turn: number, reach: number) =>
    smooth([
      polar(O, 8, turn),
      polar(O, reach * 0.72, turn - 44),
      polar(O, reach, turn - 24),
      polar(O, reach * 0.9, turn),
      polar(O, reach, turn + 24),
      polar(O, reach * 0.72, turn + 44),
    ])
  return [
    fill(accent, petal(0, 104) + petal(180, 104)),
    fill(figure, petal(90, 98) + petal(270, 98)),
    stroke(
      ground,
      3,
      count(16)
        .map((index) => `M${at(polar(O, 40, index * 22.5))}L${at(polar(O, 62, index * 22.5))}`)
        .join(''),
    ),
    fill(ground, disc(O, 30)),
    dots(
      detail,
      8,
      count(12).map((index) => polar(O, 24, index * 30)),
    ),
    fill(detail, disc(O, 13)),
  ].join('')
}

/** Колос. */
export const wheat: Plant = ({ ground, figure, accent, detail }) => {
  const knots = count(8).map((index): Point => [0, 30 - index * 15])
  const grains = knots.flatMap((knot) => [-27, 27].map((lean) => leaf(knot, 40, 15, lean)))
  const awns = knots.flatMap(([x, y]) =>
    [-1, 1].map((side) => `M${at([x + side * 16, y - 34])}L${at([x + side * 34, y - 84])}`),
  )
  return [
    stroke(detail, 2.5, awns.join('')),
    stroke(figure, 5, 'M0 120L0 -70'),
    fill(figure, grains.join('') + leaf([0, -84], 44, 16, 0)),
    stroke(ground, 3, grains.join('')),
    fill(accent, leaf([0, 84], 76, 18, -34) + leaf([0, 100], 62, 16, 38)),
  ].join('')
}

/** Василёк: ragged petals about a spiky heart. */
export const cornflower: Plant = ({ figure, accent, detail }) => {
  const petal = (turn: number) =>
    polygon([
      polar(O, 18, turn),
      polar(O, 78, turn - 17),
      polar(O, 72, turn - 9),
      polar(O, 96, turn - 6),
      polar(O, 78, turn),
      polar(O, 96, turn + 6),
      polar(O, 72, turn + 9),
      polar(O, 78, turn + 17),
    ])
  return [
    fill(
      figure,
      count(9)
        .map((index) => petal(index * 40))
        .join(''),
    ),
    fill(
      accent,
      count(9)
        .map((index) => leaf(O, 46, 12, index * 40 + 20))
        .join(''),
    ),
    dots(
      detail,
      9,
      count(6).map((index) => polar(O, 13, index * 60)),
    ),
  ].join('')
}

/** Одуванчик, half of it gone with the wind. */
export const dandelion: Plant = ({ figure, accent, detail }) => {
  const head: Point = [0, -40]
  const rays = count(19).map((index) => -150 + index * 15)
  const tips = rays.map((angle, index) => polar(head, index % 2 ? 62 : 44, angle))
  return [
    stroke(figure, 5, 'M0 120Q-16 40 0 -40'),
    stroke(figure, 2.5, tips.map((tip) => `M${at(head)}L${at(tip)}`).join('')),
    dots(figure, 10, tips),
    dots(accent, 24, [head]),
    dots(detail, 8, [
      [64, -104],
      [88, -86],
      [96, -122],
      [70, -66],
    ]),
    stroke(detail, 2.5, 'M64 -104l-14 10M88 -86l-16 8M96 -122l-14 12'),
    fill(accent, leaf([-4, 112], 80, 20, -58) + leaf([-2, 116], 70, 18, 50)),
  ].join('')
}

/** Тюльпан, as a block cutter sees it. */
export const tulip: Plant = ({ ground, figure, accent, detail }) =>
  [
    stroke(figure, 6, 'M0 110L0 -20'),
    fill(figure, leaf([0, 96], 112, 34, -34) + leaf([0, 96], 112, 34, 34)),
    stroke(ground, 3, `M-6 84L${at(polar([0, 96], 84, -34))}M6 84L${at(polar([0, 96], 84, 34))}`),
    fill(accent, leaf([0, -4], 104, 44, -24) + leaf([0, -4], 104, 44, 24)),
    fill(figure, leaf([0, 0], 110, 40, 0)),
    dots(ground, 7, [
      [0, -30],
      [0, -48],
      [0, -66],
    ]),
    dots(detail, 11, [
      [-62, -58],
      [62, -58],
      [0, -124],
    ]),
  ].join('')

/** Клюква: a creeping twig. */
export const cranberry: Plant = ({ figure, accent, detail }) => {
  const twig = (t: number): Point => [-110 + 220 * t, 26 * Math.sin(t * 2 * Math.PI)]
  const leaves = count(10).map((index) => leaf(twig(index / 9), 34, 13, index % 2 ? 30 : -160))
  const berries: Point[] = [
    [-62, 66],
    [-22, 62],
    [44, 34],
    [86, 42],
  ]
  const stalks = berries.map(([x, y], index) => `M${at(twig(0.22 + index * 0.2))}L${x} ${y}`)
  return [
    stroke(
      figure,
      4,
      `M${count(13)
        .map((index) => at(twig(index / 12)))
        .join('L')}${stalks.join('')}`,
    ),
    fill(figure, leaves.join('')),
    dots(accent, 36, berries),
    stroke(detail, 4, berries.map((berry) => arc(berry, 10, 280, 350)).join('')),
  ].join('')
}
