import type { Colourway } from '../colourways.ts'
import type { Garment, Panel, Stuff } from '../garments/garment.ts'
import { bothSides, getBounds } from '../outline.ts'
import { type Commission, type Composition, printed } from '../picture.ts'
import type { PrintedCloth } from '../repeat.ts'
import { box, dots, fill } from '../shapes.ts'

const plainDye: Record<Stuff, (colours: Colourway) => string> = {
  print: ({ ground }) => ground,
  plain: ({ ground }) => ground,
  trim: ({ accent }) => accent,
  inside: ({ ground }) => ground,
  wood: () => '#B98F5E',
  paper: () => '#FFFDF9',
}

function sewPanel(
  panel: Panel,
  index: number,
  colours: Colourway,
  cloth: PrintedCloth,
  scale: number,
): string {
  const { sides, of = 'print', turn = 0 } = panel
  const path = sides === 'half' ? bothSides(panel.path) : panel.path
  const edge = `<path d="${path}" fill="none" stroke="${colours.seam}" stroke-opacity=".38" stroke-width="2.5" stroke-linejoin="round"/>`
  const shaded = of === 'inside' ? `<path d="${path}" fill="${colours.seam}" fill-opacity=".42"/>` : ''
  // Each piece starts at another point of the repeat, like pieces cut from one cloth.
  const origin = [index * 67, index * 41] as const
  const print = of === 'print' ? cloth.lay(getBounds(path), { scale, turn, origin }) : ''
  const clipped = print
    ? `<clipPath id="c${index}"><path d="${path}"/></clipPath><g clip-path="url(#c${index})">${print}</g>`
    : ''
  const piece = fill(plainDye[of](colours), path) + shaded + clipped + edge
  if (sides !== 'twin') return piece
  return `<g id="p${index}">${piece}</g><use href="#p${index}" transform="scale(-1 1)"/>`
}

const line = (colour: string, path: string | undefined, dash = '') =>
  path
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"${dash}/>`
    : ''

const twins = (piece: string) => piece && `${piece}<g transform="scale(-1 1)">${piece}</g>`

/** A garment cut from the print and laid on a wall of its own tone. */
export const sewn = (garment: Garment): Composition => ({
  width: 800,
  height: 1000,
  draw: (commission: Commission) => {
    const { colours } = commission
    const cloth = printed(commission, 'a')
    const scale = garment.scale ?? 0.55
    const shade = garment.shade
      ? `<path d="${garment.shade}" fill="${colours.seam}" fill-opacity=".08"/>`
      : ''
    return [
      fill(colours.wall, box(0, 0, 800, 1000)),
      '<g transform="translate(400 0)">',
      ...garment.panels.map((panel, index) => sewPanel(panel, index, colours, cloth, scale)),
      twins(shade),
      line(colours.seam, garment.seams),
      twins(line(colours.seam, garment.twins)),
      line(colours.seam, garment.stitches, ' stroke-dasharray="7 5"'),
      garment.buttons ? dots(colours.seam, 19, garment.buttons) + dots('#FFFDF9', 15, garment.buttons) : '',
      '</g>',
    ].join('')
  },
})
