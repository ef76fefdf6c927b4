import type { Colourway } from '../colourways.ts'
import { arc, at, disc, dots, fill, leaf, type Point, polar, smooth, stroke } from '../shapes.ts'

/** A block print around the origin, some 200 units wide. */
export type Carving = (colours: Colourway) => string

const count = (number: number) => Array.from({ length: number }, (_, index) => index)
const O: Point = [0, 0]
const ring = (radius: number, number: number, offset = 0) =>
  count(number).map((index) => polar(O, radius, offset + (index * 360) / number))

/** Огурец: the drop that came from the East with the cotton. */
export const drop: Carving = ({ ground, figure, accent, detail }) => {
  const outline = (scale: number): Point[] =>
    [
      [34, -104],
      [4, -78],
      [-44, -36],
      [-66, 22],
      [-46, 80],
      [6, 102],
      [56, 78],
      [68, 22],
      [44, -20],
      [18, -52],
      [24, -84],
      [44, -96],
    ].map(([x = 0, y = 0]) => [x * scale, 14 + (y - 14) * scale])
  return [
    fill(figure, smooth(outline(1))),
    fill(ground, smooth(outline(0.82))),
    dots(
      figure,
      6,
      outline(0.91).filter((_, index) => index < 11 && index > 0),
    ),
    fill(
      accent,
      count(6)
        .map((index) => leaf([0, 40], 44, 18, index * 60))
        .join(''),
    ),
    dots(detail, 16, [[0, 40]]),
    dots(detail, 9, [
      [-20, -24],
      [2, -44],
      [-38, 4],
      [30, 88],
      [-22, 92],
    ]),
  ].join('')
}

/** Гвоздика in its ogee. */
export const carnation: Carving = ({ ground, figure, accent, detail }) => {
  const rays = count(7).map((index) => -54 + index * 18)
  return [
    fill(figure, rays.map((angle) => leaf([0, 30], 112, 24, angle)).join('')),
    stroke(
      ground,
      2.5,
      rays.map((angle) => `M${at(polar([0, 30], 40, angle))}L${at(polar([0, 30], 92, angle))}`).join(''),
    ),
    fill(accent, 'M-24 34Q0 -10 24 34Q18 64 0 72Q-18 64 -24 34Z'),
    stroke(figure, 5, 'M0 70V116'),
    fill(figure, leaf([0, 112], 70, 20, -58) + leaf([0, 112], 70, 20, 58)),
    dots(
      detail,
      10,
      rays.map((angle) => polar([0, 30], 124, angle)),
    ),
  ].join('')
}

/** Солнце: a rosette of four rings. */
export const sun: Carving = ({ ground, figure, accent, detail }) =>
  [
    fill(
      figure,
      count(16)
        .map((index) => leaf(polar(O, 40, index * 22.5), 62, 20, index * 22.5))
        .join(''),
    ),
    fill(ground, disc(O, 46)),
    stroke(figure, 5, disc(O, 38)),
    dots(accent, 14, ring(26, 8)),
    dots(figure, 20, [O]),
    dots(detail, 8, ring(108, 16, 11.25)),
  ].join('')

/** Птица, with a twig in its beak. */
export const bird: Carving = ({ ground, figure, accent, detail }) =>
  [
    fill(
      figure,
      'M-104 -14Q-70 -40 -40 -22Q0 -64 52 -52Q76 -76 98 -58L112 -50L98 -42Q92 -6 56 22Q8 56 -48 26L-110 44Z',
    ),
    fill(accent, 'M-36 -8Q4 -40 40 -14Q10 26 -36 -8Z'),
    stroke(ground, 3, 'M-22 -6Q6 -24 28 -12M-14 2Q8 -10 22 -4'),
    dots(ground, 9, [[88, -52]]),
    dots(ground, 6, [
      [-50, 8],
      [-34, 18],
      [-14, 26],
      [8, 28],
      [30, 22],
    ]),
    stroke(figure, 5, 'M4 42V76M26 36V74M-6 78H14M16 76H36'),
    stroke(detail, 4, 'M110 -50Q124 -70 118 -96'),
    fill(detail, leaf([120, -74], 26, 10, 50) + leaf([118, -86], 26, 10, -50)),
  ].join('')

/** Конь, as carved on a distaff. */
export const horse: Carving = ({ ground, figure, accent, detail }) =>
  [
    fill(
      figure,
      'M-70 -10Q-92 -6 -98 40Q-104 10 -88 -22Q-40 -44 16 -30Q24 -84 66 -96L70 -110L80 -96Q104 -84 108 -56L94 -48Q82 -60 72 -54Q60 -30 62 4L70 94H52L40 34Q0 50 -42 34L-54 94H-72L-66 20Z',
    ),
    fill(accent, 'M-34 -22Q0 -32 16 -22L10 14Q-16 22 -38 12Z'),
    dots(ground, 7, [
      [-24, -6],
      [-8, -10],
      [4, -8],
      [-16, 6],
      [-2, 6],
    ]),
    stroke(detail, 5, 'M30 -34Q34 -70 62 -88M40 -24Q44 -56 66 -74'),
    dots(ground, 7, [[84, -76]]),
    stroke(detail, 5, arc([0, 118], 108, -34, 34)),
  ].join('')

/** Дерево: a tree of life. */
export const tree: Carving = ({ figure, accent, detail }) => {
  const boughs = count(4).flatMap((index) => {
    const y = 56 - index * 42
    const reach = 92 - index * 18
    return [-1, 1].map((side) => `M0 ${y}Q${side * reach * 0.7} ${y - 4} ${side * reach} ${y - 40}`)
  })
  const tips = count(4).flatMap((index): Point[] => {
    const [x, y] = [92 - index * 18, 12 - index * 42]
    return [
      [-x, y],
      [x, y],
    ]
  })
  return [
    stroke(figure, 7, `M0 112V-104${boughs.join('')}`),
    fill(figure, tips.map(([x, y]) => leaf([x * 0.55, y + 36], 32, 13, x < 0 ? -20 : 20)).join('')),
    dots(accent, 26, [...tips, [0, -108]]),
    dots(
      detail,
      9,
      tips.map(([x, y]): Point => [x, y - 22]),
    ),
    fill(figure, 'M-44 112H44L30 96H-30Z'),
  ].join('')
}
