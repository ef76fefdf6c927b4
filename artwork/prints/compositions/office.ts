import { cutOut, PAPER, scene, tone, WOOD } from '../cut.ts'
import { lettering, wordWidth } from '../lettering.ts'
import { printed, redyed } from '../picture.ts'
import { box, disc, dots, fill, n, type Point, polygon, stroke } from '../shapes.ts'

const area = { x: 0, y: 0, width: 1200, height: 900 }
const SIGN = 'РАППОРТ'

/** A town house with a length of cloth hung on its front and the factory's sign over the door. */
export const facade = scene(1200, 900, (commission) => {
  const { colours, random } = commission
  const left = random.whole(190, 250)
  const width = 1200 - 2 * left
  const top = random.whole(120, 190)
  const storeys = random.pick([3, 4])
  const rows = (700 - top - 60) / storeys
  const roof = random.pick([
    [
      [left - 26, top],
      [600, top - 92],
      [left + width + 26, top],
    ],
    [
      [left - 20, top],
      [left - 20, top - 26],
      [left + width + 20, top - 26],
      [left + width + 20, top],
    ],
    [
      [left, top],
      [left + 60, top - 58],
      [left + width - 60, top - 58],
      [left + width, top],
    ],
  ] satisfies [Point[], Point[], Point[]])
  const axes = [0.09, 0.22, 0.78, 0.91].map((share) => left + width * share)
  const arched = random.chance(0.5)
  const window = (x: number, y: number) =>
    arched
      ? `M${n(x - 30)} ${n(y + rows * 0.62)}V${n(y + 30)}a30 30 0 0 1 60 0V${n(y + rows * 0.62)}Z`
      : box(x - 30, y, 60, rows * 0.62)
  const places = Array.from({ length: storeys }, (_, row) => top + 40 + row * rows)
  const panes = places.flatMap((y) => axes.map((x) => window(x, y))).join('')
  const bars = places
    .flatMap((y) =>
      axes.map((x) => `M${n(x)} ${n(y)}v${n(rows * 0.62)}M${n(x - 30)} ${n(y + rows * 0.28)}h60`),
    )
    .join('')
  const wide = wordWidth(SIGN, 38)
  return [
    fill(colours.accent, disc([random.pick([120, 1080]), 150], 56)),
    fill(colours.seam, polygon(roof)),
    fill(PAPER, box(left, top, width, 760 - top)),
    tone(colours.seam, 0.07, box(left, top, width * 0.12, 760 - top)),
    fill(colours.seam, panes),
    stroke(PAPER, 4, bars),
    stroke(colours.seam, 3, places.map((y) => `M${left} ${n(y + rows * 0.8)}h${width}`).join('')),
    cutOut(commission, {
      id: 'a',
      shape: box(600 - 130, top + 34, 260, 500 - (top + 34)),
      area,
      scale: 0.5,
      origin: [470, top + 34],
    }),
    fill(colours.seam, `${box(456, top + 22, 288, 12)}${box(456, 496, 288, 8)}`),
    fill(colours.seam, box(600 - wide / 2 - 26, 528, wide + 52, 74)),
    lettering(SIGN, [600 - wide / 2, 546], 38, PAPER),
    fill(colours.seam, box(540, 634, 120, 126)),
    stroke(PAPER, 4, 'M600 640v120M552 650h38v60h-38ZM610 650h38v60h-38Z'),
    fill(colours.seam, box(0, 760, 1200, 10)),
    tone(colours.seam, 0.16, box(0, 770, 1200, 130)),
    fill(PAPER, `${box(510, 744, 180, 16)}${box(490, 760, 220, 14)}`),
  ]
})

/** Inside: cloths on their rail, rolls under the table, one length across it. */
export const showroom = scene(1200, 900, (commission) => {
  const { colours, random } = commission
  const second = redyed(colours, 'accent')
  const cloths = [printed(commission, 'p', second), printed(commission, 'q')]
  const plain = [colours.accent, colours.detail, colours.figure]
  let x = 96
  const hung = Array.from({ length: 7 }, (_, index) => {
    const width = random.whole(62, 92)
    const shape = box(x, 128, width, random.whole(330, 420))
    const dye = plain[index % 3] ?? colours.accent
    const piece =
      index % 2
        ? fill(dye, shape)
        : cutOut(commission, {
            id: `h${index}`,
            shape,
            area,
            scale: 0.34,
            origin: [x, 120],
            dyes: index % 4 ? second : colours,
            cloth: cloths[index % 4 ? 0 : 1],
          })
    x += width + 14
    return piece
  })
  const rolls = Array.from({ length: 6 }, (_, index): Point => [730 + index * 66, 742])
  return [
    tone(colours.seam, 0.08, box(0, 800, 1200, 100)),
    fill(colours.seam, `${box(70, 104, 640, 12)}${box(78, 60, 10, 50)}${box(692, 60, 10, 50)}`),
    ...hung,
    fill(PAPER, box(790, 96, 320, 300)),
    stroke(colours.seam, 10, `${box(790, 96, 320, 300)}M950 96v300M790 246h320`),
    fill(colours.accent, disc([870, 176], 34)),
    fill(
      WOOD,
      `${box(640, 560, 500, 26)}${box(664, 586, 22, 224)}${box(1094, 586, 22, 224)}${box(664, 780, 452, 16)}`,
    ),
    cutOut(commission, {
      id: 't',
      shape: 'M700 540L980 540L980 690L700 690Z',
      area,
      scale: 0.42,
      origin: [700, 540],
      cloth: cloths[1],
    }),
    fill(colours.seam, box(1010, 520, 90, 40)),
    fill(
      colours.detail,
      rolls
        .filter((_, index) => index % 2 === 0)
        .map((at) => disc(at, 32))
        .join(''),
    ),
    fill(
      colours.accent,
      rolls
        .filter((_, index) => index % 2)
        .map((at) => disc(at, 32))
        .join(''),
    ),
    dots(PAPER, 18, rolls),
    fill(WOOD, `${box(110, 640, 400, 20)}${box(130, 660, 18, 150)}${box(472, 660, 18, 150)}`),
    cutOut(commission, {
      id: 's',
      shape: box(150, 586, 150, 54),
      area,
      scale: 0.3,
      origin: [150, 586],
      cloth: cloths[1],
    }),
    fill(colours.accent, box(320, 606, 150, 34)),
  ]
})
