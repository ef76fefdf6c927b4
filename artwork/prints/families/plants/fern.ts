import { fern as frond } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'

/** Папоротник: fronds in two depths, as one sees them under trees. */
export const fern: Print = (colours, random) => {
  const near = frond(colours)
  const far = frond({ ...colours, figure: colours.detail, detail: colours.ground })
  const tilt = random.between(-12, 12)
  const figure = [
    put(far, [90, 60], 150 + tilt, 0.9),
    put(far, [270, 210], -30 + tilt, 0.9),
    put(near, [100, 190], 24 + tilt),
    put(near, [270, 60], -156 + tilt, 1.08),
  ].join('')
  return { figure, across: [360, 0], down: [180, 280] }
}
