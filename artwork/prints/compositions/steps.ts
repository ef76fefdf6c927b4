import type { Colourway } from '../colourways.ts'
import { cutOut, PAPER, scene, WOOD } from '../cut.ts'
import { type Commission, redyed } from '../picture.ts'
import { box, disc, dots, fill, polygon, stroke } from '../shapes.ts'

const sheet = { x: 0, y: 0, width: 800, height: 1000 }

const cut = (
  commission: Commission,
  id: string,
  shape: string,
  scale: number,
  dyes: Colourway,
  turn = 0,
): string => cutOut(commission, { id, shape, area: sheet, scale, dyes, turn, origin: [130, 180] })

const step = (draw: (commission: Commission) => string[]) => scene(800, 1000, draw)

/** A layout: one repeat on a sheet, with crop marks and a row of its dyes. */
export const layout = step((commission) => {
  const { colours } = commission
  const dyes = [colours.ground, colours.figure, colours.accent, colours.detail]
  return [
    fill(PAPER, box(110, 80, 580, 820)),
    cut(commission, 'a', box(170, 190, 460, 500), 0.7, colours),
    stroke(
      colours.seam,
      3,
      'M170 160v-24M630 160v-24M146 190h-20M146 690h-20M654 190h20M654 690h20M170 720v24M630 720v24',
    ),
    dyes
      .map(
        (dye, index) =>
          `${fill(dye, box(170 + index * 74, 790, 60, 60))}${stroke(colours.seam, 2, box(170 + index * 74, 790, 60, 60))}`,
      )
      .join(''),
    stroke(colours.seam, 3, `${disc([600, 820], 24)}M566 820h68M600 786v68`),
  ]
})

/** An invoice with a round stamp cut from the print. */
export const invoice = step((commission) => {
  const { colours } = commission
  const rows = [300, 360, 420, 480].map((y) => `M190 ${y}h250M520 ${y}h90`).join('')
  return [
    fill(PAPER, box(130, 120, 540, 764)),
    fill(colours.ground, box(190, 180, 150, 44)),
    stroke(colours.seam, 4, `M430 190h180M430 214h120${rows}`),
    stroke(colours.seam, 8, 'M190 560h420'),
    stroke(colours.seam, 4, 'M520 610h90'),
    stroke(colours.accent, 10, disc([280, 730], 104)),
    cut(commission, 'a', disc([280, 730], 84), 0.42, colours),
    stroke(colours.seam, 4, 'M430 800h180M440 780q40 -60 60 -20t50 -20t40 10'),
  ]
})

/** Cloth coming off the printing cylinder. */
export const roller = step((commission) => {
  const { colours } = commission
  const cylinder = { ...redyed(colours, 'figure'), seam: colours.seam }
  return [
    fill(WOOD, `${box(40, 300, 720, 40)}${box(60, 300, 26, 600)}${box(714, 300, 26, 600)}`),
    cut(commission, 'a', 'M140 420H660V860Q530 820 400 866T140 850Z', 0.62, colours),
    cut(commission, 'b', 'M130 230H670Q690 325 670 420H130Q110 325 130 230Z', 0.62, cylinder),
    `<path d="M130 380H670Q678 400 670 420H130Q122 400 130 380Z" fill="${colours.seam}" fill-opacity=".18"/>`,
    fill(colours.accent, `${box(70, 310, 56, 30)}${box(674, 310, 56, 30)}`),
  ]
})

/** A parcel in printed cloth, tied with tape. */
export const parcel = step((commission) => {
  const { colours } = commission
  return [
    cut(commission, 'a', 'M120 430L400 330L680 430L400 540Z', 0.5, redyed(colours, 'figure'), 20),
    cut(commission, 'b', 'M120 430L400 540V860L120 730Z', 0.5, colours, 12),
    cut(commission, 'd', 'M680 430L400 540V860L680 730Z', 0.5, colours, -12),
    `<path d="M680 430L400 540V860L680 730Z" fill="${colours.seam}" fill-opacity=".16"/>`,
    fill(
      colours.accent,
      polygon([
        [240, 384],
        [280, 370],
        [560, 478],
        [520, 494],
      ]),
    ),
    fill(
      colours.accent,
      polygon([
        [520, 494],
        [560, 478],
        [560, 784],
        [520, 802],
      ]),
    ),
    fill(
      PAPER,
      polygon([
        [170, 560],
        [320, 620],
        [320, 720],
        [170, 656],
      ]),
    ),
    stroke(colours.seam, 4, 'M192 598l80 32M192 624l104 42M192 650l60 24'),
    dots(colours.accent, 18, [[300, 636]]),
  ]
})
