import type { Colourway } from '../colourways.ts'
import { type Composition, printed } from '../picture.ts'
import { box, dots, fill, stroke } from '../shapes.ts'
import { CENTIMETRES_PER_UNIT } from '../tile.ts'

const EDGE = 64
const SCALE = 0.62
/** Ten centimetres of cloth in units of the picture. */
const TEN_CENTIMETRES = (10 / CENTIMETRES_PER_UNIT) * SCALE

/** Distinct dyes of a colourway in printing order. */
const listDyes = ({ ground, figure, accent, detail }: Colourway) => [
  ...new Set([ground, figure, accent, detail]),
]

/** Freshly printed cloth with its selvedge, printed dyes, and a ruler in steps of ten centimetres. */
export const selvedge: Composition = {
  width: 800,
  height: 1000,
  draw: (commission) => {
    const { colours } = commission
    const cloth = { x: EDGE, y: 0, width: 800 - EDGE, height: 1000 }
    const rule = Array.from({ length: 16 }, (_, index) => {
      const y = (index * TEN_CENTIMETRES) / 2 + 20
      return y < 1000 ? `M${EDGE} ${y.toFixed(1)}h-${index % 2 ? 9 : 18}` : ''
    })
    const pins = Array.from({ length: 40 }, (_, index) => [12, 12 + index * 25] as const)
    return [
      `<clipPath id="e"><path d="${box(cloth.x, 0, cloth.width, 1000)}"/></clipPath>`,
      `<g clip-path="url(#e)">${fill(colours.ground, box(EDGE, 0, cloth.width, 1000))}`,
      printed(commission, 'a').lay(cloth, { scale: SCALE, origin: [EDGE + 20, 20] }),
      `</g>${fill('#FFFDF9', box(0, 0, EDGE, 1000))}`,
      dots('#DDD3C2', 4, pins),
      stroke('#1A1815', 2, `${rule.join('')}M${EDGE} 0V1000`),
      ...listDyes(colours).map((dye, index) => {
        const y = 780 + index * 48
        return dots('#1A1815', 32, [[34, y]]) + dots(dye, 29, [[34, y]])
      }),
    ].join('')
  },
}
