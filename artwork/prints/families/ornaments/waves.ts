import type { Print } from '../../repeat.ts'
import { n, stroke } from '../../shapes.ts'

/** Волны: a loaded brush, then a dry one. */
export const waves: Print = (colours, random) => {
  const [width, step] = [240, 132]
  const lift = random.between(40, 58)
  const wave = (y: number) =>
    `M-60 ${n(y)}${[0, 1, 2].map((index) => `q60 ${n(index % 2 ? lift : -lift)} 120 0`).join('')}`
  const figure = [
    stroke(colours.figure, random.between(22, 30), wave(20)),
    stroke(colours.accent, 8, wave(52)),
    stroke(colours.detail, 4, wave(72) + wave(84)),
  ].join('')
  return { figure, across: [width, 0], down: [width / 2, step] }
}
