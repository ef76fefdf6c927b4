import type { Print } from '../../repeat.ts'
import { stroke } from '../../shapes.ts'

/** Zigzag bands of unlike weight. */
export const herringbone: Print = (colours, random) => {
  const step = random.whole(56, 84)
  const rise = Math.round(step * random.between(0.7, 1.05))
  const bands: string[] = []
  let y = 0
  for (const colour of [colours.figure, colours.accent, colours.figure, colours.detail]) {
    const width = random.between(8, 34)
    const zigzag = `M${-step} ${y + rise}L0 ${y}L${step} ${y + rise}L${2 * step} ${y}`
    bands.push(stroke(colour, width, zigzag))
    y += Math.round(width + random.between(26, 52))
  }
  return { figure: bands.join(''), across: [2 * step, 0], down: [0, y] }
}
