import type { Colourway } from '../colourways.ts'
import { arc, at, box, disc, dots, fill, type Point, polar, polygon, sector, stroke } from '../shapes.ts'

/** A tool or machine around the origin, some 200 units wide. */
export type Motif = (colours: Colourway) => string

const count = (number: number) => Array.from({ length: number }, (_, index) => index)
const O: Point = [0, 0]

/** Челнок: a shuttle and the thread it draws. */
export const shuttle: Motif = ({ ground, figure, accent, detail }) =>
  [
    fill(figure, 'M-112 0Q-60 -34 0 -34T112 0Q60 34 0 34T-112 0Z'),
    fill(ground, 'M-56 0Q-50 -17 -34 -17H34Q50 -17 56 0Q50 17 34 17H-34Q-50 17 -56 0Z'),
    fill(accent, box(-36, -11, 72, 22)),
    stroke(
      ground,
      2.5,
      count(8)
        .map((index) => `M${-30 + index * 9} -11l5 22`)
        .join(''),
    ),
    dots(detail, 10, [
      [-80, 0],
      [80, 0],
    ]),
  ].join('')

/** Катушка. */
export const bobbin: Motif = ({ ground, figure, accent, detail }) =>
  [
    fill(figure, box(-62, -96, 124, 22) + box(-62, 74, 124, 22)),
    fill(detail, box(-24, -74, 48, 148)),
    fill(accent, 'M-50 -66H50Q42 0 50 66H-50Q-42 0 -50 -66Z'),
    stroke(
      ground,
      3,
      count(9)
        .map((index) => `M-48 ${-52 + index * 14}L48 ${-60 + index * 14}`)
        .join(''),
    ),
    stroke(accent, 4, 'M48 60Q104 70 92 20T126 -30'),
  ].join('')

/** Шестерня with a belt's pulley in it. */
export const wheel: Motif = ({ ground, figure, accent, detail }) => {
  const teeth = count(16).flatMap((index) => {
    const angle = index * 22.5
    return [
      polar(O, 84, angle),
      polar(O, 100, angle + 4),
      polar(O, 100, angle + 10),
      polar(O, 84, angle + 14),
    ]
  })
  return [
    fill(figure, polygon(teeth)),
    fill(ground, disc(O, 66)),
    fill(accent, sector(O, 58, 20, 200)),
    fill(detail, sector(O, 58, 200, 290)),
    fill(ground, disc(O, 22)),
    dots(figure, 16, [O]),
  ].join('')
}

/** Мачта: a wireless mast and its waves. */
export const mast: Motif = ({ figure, accent, detail }) =>
  [
    stroke(
      detail,
      7,
      [46, 66, 86].map((radius) => arc([0, -60], radius, 50, 130) + arc([0, -60], radius, 230, 310)).join(''),
    ),
    fill(accent, disc([0, -60], 20)),
    stroke(figure, 6, 'M0 -60L-46 100M0 -60L46 100M-12 -20H12L-24 20H24L-36 60H36L-46 100'),
    fill(figure, box(-64, 96, 128, 10)),
  ].join('')

/** Пароход, seen from the quay. */
export const steamer: Motif = ({ ground, figure, accent, detail }) =>
  [
    fill(figure, 'M-112 10H112L84 58H-92Z'),
    fill(accent, box(-58, -22, 112, 32)),
    dots(
      ground,
      12,
      count(5).map((index): Point => [-42 + index * 20, -6]),
    ),
    fill(
      figure,
      polygon([
        [-20, -22],
        [-14, -78],
        [14, -78],
        [20, -22],
      ]),
    ),
    fill(detail, box(-15, -66, 30, 14)),
    stroke(detail, 9, 'M4 -88Q30 -112 56 -98T110 -108'),
    stroke(
      detail,
      5,
      count(3)
        .map((index) => `M${-100 + index * 66} 74q16 -12 33 0t33 0`)
        .join(''),
    ),
  ].join('')

/** Диски: a wheel cut, halved and set moving. */
export const spun: Motif = ({ ground, figure, accent, detail }) =>
  [
    fill(figure, disc(O, 100)),
    fill(accent, sector(O, 100, -30, 150)),
    fill(ground, disc(O, 62)),
    fill(figure, sector(O, 62, -30, 150)),
    fill(detail, disc(O, 24)),
    stroke(detail, 7, arc(O, 116, 160, 260) + arc(O, 130, 176, 236)),
  ].join('')

/** Клин: a wedge driven into a ring, and the bars that hold it. */
export const wedge: Motif = ({ figure, accent, detail }) =>
  [
    stroke(figure, 20, disc([-10, 14], 76)),
    fill(
      accent,
      polygon([
        [108, -104],
        [-44, -6],
        [12, 54],
      ]),
    ),
    fill(
      figure,
      polygon([
        [-112, 88],
        [20, 44],
        [24, 56],
        [-108, 100],
      ]) +
        polygon([
          [-60, 112],
          [70, 70],
          [73, 77],
          [-57, 119],
        ]),
    ),
    dots(detail, 17, [
      [-92, -84],
      [-66, -98],
      [-40, -108],
    ]),
  ].join('')

/** Лестница: steps that climb out of a square. */
export const stairs: Motif = ({ figure, accent, detail }) => {
  const step = (from: number) =>
    `M${-100 + from} ${100 - from}${count(4)
      .map(() => 'v-25h25')
      .join('')}V${100 - from}Z`
  return [
    fill(figure, step(0)),
    fill(
      accent,
      `M100 -100${count(4)
        .map(() => 'v25h-25')
        .join('')}V-100Z`,
    ),
    stroke(detail, 9, `M${at([-96, -96])}L96 96`),
    fill(figure, disc([52, 52], 26)),
  ].join('')
}
