import { cutOut, PAPER, WOOD } from '../cut.ts'
import { printed, redyed } from '../picture.ts'
import { arc, box, disc, fill, n, type Point, polygon, stroke } from '../shapes.ts'
import { workshopArea as area, place } from './workshop-place.ts'

/** The sewing line: machines one behind another, the print under their needles. */
export const sewing = place((commission) => {
  const { colours } = commission
  const machine = (x: number) =>
    fill(colours.seam, `M${x} 250h260v190h-64v-120h-110v60h-30v-60h-56Z`) +
    fill(colours.accent, disc([x + 284, 300], 30)) +
    stroke(colours.seam, 6, `M${x + 70} 380v62`) +
    fill(PAPER, disc([x + 226, 370], 10)) +
    fill(colours.detail, `${box(x + 150, 196, 26, 54)}${box(x + 190, 206, 20, 44)}`)
  return [
    machine(90),
    machine(500),
    machine(910),
    fill(WOOD, box(30, 442, 1220, 26)),
    ...[120, 530, 940].map((x, index) =>
      cutOut(commission, {
        id: `a${index}`,
        shape: `M${x - 60} 436L${x + 150} 436L${x + 180} 600L${x - 90} 600Z`,
        area,
        scale: 0.42,
        origin: [x, 436],
        dyes: index === 1 ? redyed(colours, 'figure') : colours,
      }),
    ),
    fill(colours.seam, [360, 770, 1180].map((x) => box(x, 468, 18, 156)).join('')),
  ]
})

/** The cloth store: rolls on their shelves, ends to us. */
export const store = place((commission) => {
  const { colours, random } = commission
  const offers = [colours, redyed(colours, 'figure')]
  const cloths = offers.map((dyes, row) => printed(commission, `p${row}`, dyes))
  const shelves = [90, 270, 450].flatMap((y, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const x = 130 + column * 170 + random.between(-8, 8)
      const radius = random.whole(58, 70)
      const centre: Point = [x, y + 150 - radius]
      const printed = (row * 7 + column) % 4 === 0
      const face = printed
        ? cutOut(commission, {
            id: `r${row}${column}`,
            shape: disc(centre, radius),
            area,
            scale: 0.3,
            origin: centre,
            dyes: offers[row % 2] ?? colours,
            cloth: cloths[row % 2],
          })
        : fill(
            [colours.accent, colours.detail, colours.figure, colours.ground][(row + column) % 4] ??
              colours.accent,
            disc(centre, radius),
          )
      return `${face}${stroke(colours.seam, 2.5, `${disc(centre, radius * 0.72)}${disc(centre, radius * 0.48)}`)}${fill(PAPER, disc(centre, 15))}${fill(colours.seam, disc(centre, 8))}`
    }),
  )
  return [
    ...shelves,
    fill(WOOD, [240, 420, 600].map((y) => box(30, y, 1220, 18)).join('')),
    fill(WOOD, `${box(30, 40, 18, 600)}${box(1232, 40, 18, 600)}`),
  ]
})

/** Dispatch: parcels on the table, a finished shirt on the hook beside its label. */
export const dispatch = place((commission) => {
  const { colours } = commission
  const cloth = printed(commission, 'a')
  const parcels = [
    { x: 90, y: 380, width: 260, height: 190, wrapped: true },
    { x: 130, y: 230, width: 180, height: 146, wrapped: false },
    { x: 380, y: 410, width: 240, height: 160, wrapped: false },
    { x: 420, y: 290, width: 170, height: 116, wrapped: true },
  ].map(({ x, y, width, height, wrapped }, index) => {
    const shape = box(x, y, width, height)
    const face = wrapped
      ? cutOut(commission, { id: `b${index}`, shape, area, cloth, scale: 0.42, origin: [x, y] })
      : fill(index === 1 ? colours.accent : colours.detail, shape)
    const tape = fill(wrapped ? colours.accent : PAPER, box(x + width / 2 - 12, y, 24, height))
    return `${face}${tape}${fill(PAPER, box(x + 18, y + height - 62, 70, 44))}${stroke(colours.seam, 4, `M${x + 28} ${y + height - 48}h48M${x + 28} ${y + height - 34}h30`)}`
  })
  const shirt =
    'M910 190C930 214 1030 214 1050 190L1142 238L1108 316L1070 300L1070 560L890 560L890 300L852 316L818 238Z'
  return [
    fill(WOOD, `${box(50, 570, 640, 26)}${box(90, 596, 26, 60)}${box(620, 596, 26, 60)}`),
    ...parcels,
    fill(colours.seam, box(780, 96, 400, 10)),
    stroke(colours.seam, 7, `M980 106v24${arc([980, 142], 12, 0, 180)}`),
    cutOut(commission, { id: 'g', shape: shirt, area, cloth, scale: 0.46, origin: [840, 190] }),
    stroke(colours.seam, 8, 'M910 190C930 220 1030 220 1050 190'),
    stroke(colours.seam, 6, 'M910 190L980 156L1050 190'),
    fill(
      PAPER,
      polygon([
        [1090, 420],
        [1170, 420],
        [1170, 540],
        [1090, 540],
      ]),
    ),
    fill(colours.accent, box(1090, 420, 80, 22)),
    stroke(colours.seam, 4, `M1106 ${n(468)}h48M1106 490h48M1106 512h30`),
  ]
})
