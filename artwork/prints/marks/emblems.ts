import { arc, box, disc, fill, leaf, type Point, polar, polygon, sector, stroke } from '../shapes.ts'

/** A one-colour emblem that stays within 80 units of the origin. */
type Emblem = (ink: string) => string

const centre: Point = [0, 0]

/** Shapes whose overlaps are holes. */
const pierced = (ink: string, path: string) => `<path fill="${ink}" fill-rule="evenodd" d="${path}"/>`

const round = (radius: number, count: number, offset = 0): Point[] =>
  Array.from({ length: count }, (_, index) => polar(centre, radius, offset + (index * 360) / count))

/** A star. `notch` is the inner radius as a share of the outer one. */
const star = (radius: number, rays: number, notch: number): string =>
  polygon(
    round(radius, rays).flatMap((point, index): Point[] => [
      point,
      polar(centre, radius * notch, (360 / rays) * (index + 0.5)),
    ]),
  )

const gable = (x: number, width: number, base: number, eaves: number, ridge: number): string =>
  polygon([
    [x, base],
    [x, eaves],
    [x + width / 2, ridge],
    [x + width, eaves],
    [x + width, base],
  ])

/** Emblems by client. */
export const emblems: Record<string, Emblem> = {
  dvor: (ink) => pierced(ink, star(80, 8, 0.62) + star(48, 8, 0.5) + disc(centre, 10)),
  myata: (ink) =>
    stroke(ink, 8, 'M0 80L0 -30') +
    fill(
      ink,
      [-62, 62].map((angle) => leaf([0, 62], 84, 30, angle) + leaf([0, 16], 70, 26, angle * 0.85)).join('') +
        leaf([0, -18], 62, 24, 0),
    ),
  prichal: (ink) =>
    stroke(ink, 12, `${disc([0, -60], 15)}M0 -45L0 66M-34 -20L34 -20`) +
    stroke(ink, 14, arc([0, -2], 66, 100, 260)),
  lojki: (ink) =>
    fill(
      ink,
      [-50, 0, 50]
        .map(
          (x) =>
            `M${x} -78C${x + 26} -78 ${x + 26} -16 ${x} -12C${x - 26} -16 ${x - 26} -78 ${x} -78Z${box(x - 5, -20, 10, 98)}`,
        )
        .join(''),
    ),
  karniz: (ink) =>
    fill(ink, [78, 58, 38, 18].map((half, index) => box(-half, -66 + index * 28, 2 * half, 18)).join('')) +
    fill(ink, disc([0, 62], 15)),
  reka: (ink) =>
    fill(ink, gable(-56, 112, 16, -26, -78)) +
    stroke(
      ink,
      12,
      [36, 60]
        .map((y) => `M-78 ${y}C-52 ${y - 18} -26 ${y - 18} 0 ${y}C26 ${y + 18} 52 ${y + 18} 78 ${y}`)
        .join(''),
    ),
  myach: (ink) =>
    stroke(ink, 12, disc(centre, 72)) +
    stroke(ink, 9, `M-72 0L72 0M0 -72L0 72${arc([-96, 0], 66, 42, 138)}${arc([96, 0], 66, 222, 318)}`),
  gonchar: (ink) =>
    fill(ink, 'M-30 -78L30 -78L30 -62L20 -54C62 -30 70 26 34 62L-34 62C-70 26 -62 -30 -20 -54L-30 -62Z') +
    fill(ink, box(-62, 68, 124, 10)),
  chay: (ink) =>
    fill(ink, 'M-76 -14L52 -14C52 34 30 62 -12 62C-54 62 -76 34 -76 -14Z') +
    stroke(ink, 11, 'M50 0C84 -6 84 40 38 38') +
    fill(ink, leaf([-12, -22], 56, 26, 24) + leaf([-12, -22], 48, 22, -44)) +
    fill(ink, box(-70, 70, 118, 9)),
  veter: (ink) =>
    stroke(
      ink,
      13,
      'M-78 -30L20 -30C56 -30 56 -74 24 -74C6 -74 0 -60 6 -50M-78 0L56 0M-78 30L30 30C66 30 66 74 34 74C16 74 10 60 16 50',
    ),
  bant: (ink) =>
    fill(
      ink,
      polygon([
        [-12, 0],
        [-78, -48],
        [-62, 0],
        [-78, 48],
      ]) +
        polygon([
          [12, 0],
          [78, -48],
          [62, 0],
          [78, 48],
        ]) +
        polygon([
          [0, -18],
          [18, 0],
          [0, 18],
          [-18, 0],
        ]) +
        polygon([
          [-8, 24],
          [-34, 78],
          [-6, 64],
        ]) +
        polygon([
          [8, 24],
          [34, 78],
          [6, 64],
        ]),
    ),
  rotonda: (ink) =>
    fill(ink, `${sector([0, -20], 56, -90, 90)}${box(-68, -20, 136, 12)}${box(-76, 66, 152, 12)}`) +
    fill(ink, [-56, -24, 8, 40].map((x) => box(x, -2, 16, 62)).join('')) +
    fill(ink, box(-3, -86, 6, 14)),
}
