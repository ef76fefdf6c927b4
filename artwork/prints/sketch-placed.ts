import { type Colourway, colourways } from './colourways.ts'
import { compositions } from './compositions.ts'
import { PAPER } from './cut.ts'
import { placed } from './placed.ts'
import { prints } from './prints.ts'
import { randomFrom } from './random.ts'
import { box, fill } from './shapes.ts'

/** Position and scale of a graphic on the chest of a drawn garment. */
const CHEST = 'translate(400 452)scale(.62)'

interface Sheet {
  width: number
  height: number
  draw(): string
}

/** Draws a graphic on plain cloth as a close-up. Undefined if the motif is unknown. */
export function sketchPlaced(motif: string, colours: Colourway): Sheet | undefined {
  const graphic = Object.hasOwn(placed, motif) ? placed[motif] : undefined
  if (!graphic) return undefined
  // The background of the site is undyed linen, so this cloth would have no visible edge there.
  const worn = colours.ground === colourways.len.ground ? { ...colours, ground: PAPER } : colours
  const ground = fill(worn.ground, box(0, 0, 800, 1000))
  const draw = () => `${ground}<g transform="translate(400 500)scale(1.6)">${graphic(worn)}</g>`
  return { width: 800, height: 1000, draw }
}

/** Draws a graphic on the chest of a plain garment. Undefined if the garment or the motif is unknown. */
export function sketchPlacedOn(worn: string, motif: string, colours: Colourway): Sheet | undefined {
  const graphic = Object.hasOwn(placed, motif) ? placed[motif] : undefined
  const garment = Object.hasOwn(compositions, worn) ? compositions[worn] : undefined
  const { knit } = prints
  if (!graphic || !garment || !knit) return undefined
  const draw = () =>
    garment.draw({ print: knit, colours, cloth: 'knit-1', random: randomFrom(motif) }) +
    `<g transform="${CHEST}">${graphic(colours)}</g>`
  return { width: 800, height: 1000, draw }
}
