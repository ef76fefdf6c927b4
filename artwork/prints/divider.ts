import type { Colourway } from './colourways.ts'
import { PrintedCloth, type Repeat } from './repeat.ts'
import { box, fill } from './shapes.ts'

const HEIGHT = 128
/** The height of the band shows about fourteen centimetres of cloth. */
const SCALE = 0.5

/** Draws a band as wide as the repeat, so that it tiles horizontally. */
export function sketchDivider(repeat: Repeat, { ground }: Colourway) {
  const [across] = repeat.across
  const width = Math.round(across * SCALE)
  const area = { x: 0, y: 0, width, height: HEIGHT }
  const print = new PrintedCloth('a', repeat)
  return {
    width,
    height: HEIGHT,
    draw: () => fill(ground, box(0, 0, width, HEIGHT)) + print.lay(area, { scale: width / across }),
  }
}
