import { cutOut, PAPER, WOOD } from '../cut.ts'
import { redyed } from '../picture.ts'
import { arc, box, disc, dots, fill, type Point, stroke } from '../shapes.ts'
import { workshopArea as area, place } from './workshop-place.ts'

/** The press: cloth runs between two cylinders and off to the right. */
export const press = place((commission) => {
  const { colours } = commission
  const cylinders: Point[] = [
    [360, 220],
    [360, 430],
  ]
  return [
    fill(colours.seam, `${box(190, 90, 56, 530)}${box(474, 90, 56, 530)}${box(150, 600, 420, 24)}`),
    cutOut(commission, {
      id: 'a',
      shape: 'M360 312L1280 200L1280 470L360 340Z',
      area,
      scale: 0.6,
      turn: -3,
      origin: [380, 200],
    }),
    cutOut(commission, {
      id: 'b',
      shape: disc([360, 220], 104),
      area,
      scale: 0.5,
      dyes: redyed(colours, 'figure'),
    }),
    fill(colours.detail, disc([360, 430], 104)),
    fill(colours.accent, cylinders.map((at) => disc(at, 38)).join('')),
    dots(PAPER, 26, cylinders),
    stroke(colours.seam, 8, arc([360, 220], 128, 200, 320) + arc([360, 430], 128, 40, 160)),
    fill(PAPER, box(600, 560, 150, 60)),
    fill(colours.accent, `${box(616, 572, 24, 36)}${box(652, 572, 24, 36)}`),
    fill(colours.seam, box(700, 572, 36, 36)),
  ]
})

/** The dye kitchen: kettles of colour on their shelf, the cloth that waits for them. */
export const kitchen = place((commission) => {
  const { colours } = commission
  const dyes = [colours.accent, colours.detail, colours.figure, colours.ground]
  const kettles = dyes.map((dye, index) => {
    const x = 120 + index * 190
    return (
      fill(colours.seam, `M${x} 380h150v150q0 40 -40 40h-70q-40 0 -40 -40Z`) +
      fill(dye, `M${x + 14} 396h122v26q-30 22 -61 0t-61 0Z`) +
      stroke(colours.seam, 8, `M${x - 12} 400h-14v60h14M${x + 162} 400h14v60h-14`)
    )
  })
  return [
    fill(
      WOOD,
      `${box(80, 570, 800, 24)}${box(110, 594, 20, 40)}${box(830, 594, 20, 40)}${box(80, 240, 800, 14)}`,
    ),
    ...kettles,
    ...dyes.map((dye, index) =>
      [0, 1, 2]
        .map((jar) =>
          fill(jar === 1 ? PAPER : dye, box(112 + index * 190 + jar * 52, 176 - jar * 10, 40, 64 + jar * 10)),
        )
        .join(''),
    ),
    fill(colours.seam, `${box(930, 60, 290, 12)}`),
    cutOut(commission, { id: 'a', shape: box(960, 72, 230, 520), area, scale: 0.55, origin: [960, 72] }),
  ]
})

/** The cutting table: pieces of a pattern laid close on the cloth, a straight knife. */
export const cutting = place((commission) => {
  const { colours } = commission
  const piece = (x: number, y: number, turn: number, path: string) =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="${path}" fill="${PAPER}" fill-opacity=".82" stroke="${colours.seam}" stroke-width="4"/>`
  const back = 'M-90 -110L-40 -120C-20 -100 20 -100 40 -120L90 -110L80 -20L80 120L-80 120L-80 -20Z'
  const sleeve = 'M-80 60C-70 -30 -30 -60 0 -60C30 -60 70 -30 80 60Z'
  return [
    cutOut(commission, {
      id: 'a',
      shape: 'M40 150L1240 150L1240 560L40 560Z',
      area,
      scale: 0.62,
      origin: [60, 150],
    }),
    fill(WOOD, `${box(20, 560, 1240, 34)}${box(90, 594, 30, 80)}${box(1160, 594, 30, 80)}`),
    piece(190, 350, 0, back),
    piece(410, 350, 180, back),
    piece(590, 260, 0, sleeve),
    piece(590, 450, 180, sleeve),
    piece(780, 350, 0, back),
    stroke(colours.accent, 5, 'M910 150V560'),
    fill(
      colours.seam,
      `${box(892, 300, 90, 30)}${box(902, 190, 40, 110)}${box(912, 330, 14, 210)}${box(884, 536, 80, 16)}`,
    ),
    fill(colours.accent, disc([922, 180], 30)),
  ]
})
