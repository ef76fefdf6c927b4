import { cutOut, PAPER, scene } from '../cut.ts'
import { lettering, wordWidth } from '../lettering.ts'
import { redyed } from '../picture.ts'
import { box, disc, fill, n, type Point, polar, polygon, stroke } from '../shapes.ts'

const area = { x: 0, y: 0, width: 900, height: 1200 }

/** A seal with a notched edge, cut from the print. */
const seal = (centre: Point): string =>
  polygon(Array.from({ length: 48 }, (_, index) => polar(centre, index % 2 ? 104 : 94, (index * 360) / 48)))

/** A paper with a printed border and a seal, marked as a sample. */
export const certificate = scene(900, 1200, (commission) => {
  const { colours, random } = commission
  const border = `${box(90, 90, 720, 1020)}M130 130v940h640v-940Z`
  const lines = Array.from({ length: 11 }, (_, index) => {
    const short = index % 4 === 3
    return `M190 ${470 + index * 34}h${n(short ? random.between(180, 320) : random.between(470, 520))}`
  })
  const title = 'ОБРАЗЕЦ'
  const height = 74
  return [
    `<path d="${box(98, 102, 720, 1020)}" fill="${colours.seam}" fill-opacity=".14"/>`,
    fill(PAPER, box(90, 90, 720, 1020)),
    cutOut(commission, { id: 'a', shape: border, area, scale: 0.34, origin: [90, 90], edge: 2 }),
    stroke(colours.seam, 2, box(148, 148, 604, 904)),
    fill(colours.accent, sealRibbon),
    lettering(title, [450 - wordWidth(title, height) / 2, 236], height, colours.seam),
    fill(colours.accent, box(330, 350, 240, 8)),
    stroke(colours.seam, 4, 'M270 396h360'),
    `<g opacity=".45">${stroke(colours.seam, 5, lines.join(''))}</g>`,
    fill(PAPER, disc([620, 930], 112)),
    cutOut(commission, {
      id: 'b',
      shape: seal([620, 930]),
      area,
      scale: 0.26,
      origin: [560, 880],
      dyes: redyed(colours, 'figure'),
      edge: 2,
    }),
    stroke(PAPER, 4, disc([620, 930], 78)),
    stroke(colours.seam, 4, 'M200 980h210M214 966q30 -64 58 -22t50 -22t46 16'),
  ]
})

const sealRibbon = polygon([
  [576, 990],
  [664, 990],
  [680, 1092],
  [620, 1062],
  [560, 1092],
])
