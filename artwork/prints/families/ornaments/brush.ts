import type { Print } from '../../repeat.ts'
import { at, type Point, place } from '../../shapes.ts'

/** Strokes of a dry bristle brush. */
export const brush: Print = (colours, random) => {
  const drawStroke = (centre: Point, length: number, width: number, turn: number, colour: string) => {
    const bend = random.between(-40, 40)
    const bristles = Math.round(width / 7)
    let path = ''
    for (let index = 0; index < bristles; index++) {
      const y = (index / (bristles - 1) - 0.5) * width + random.between(-1.5, 1.5)
      const start = -length / 2 + random.between(0, 0.1) * length
      const end = length / 2 - random.next() ** 2 * 0.42 * length
      const set = (point: Point) => at(place(point, centre, turn))
      path += `M${set([start, y])}Q${set([0, y + bend])} ${set([end, y + bend * 0.2])}`
      if (random.chance(0.3)) {
        const skip = end + random.between(8, 22)
        path += `M${set([skip, y + bend * 0.16])}L${set([skip + random.between(10, 40), y + bend * 0.12])}`
      }
    }
    return `<path fill="none" stroke="${colour}" stroke-width="6.4" stroke-linecap="round" d="${path}"/>`
  }
  const tilt = random.between(-24, 24)
  const figure = [
    drawStroke([180, 120], 330, 104, tilt, colours.figure),
    drawStroke([470, 210], 250, 78, tilt + 84, colours.accent),
    drawStroke([170, 330], 250, 62, tilt - 10, colours.detail),
    drawStroke([390, 440], 340, 90, tilt + 8, colours.figure),
    drawStroke([110, 520], 190, 70, tilt + 96, colours.accent),
    drawStroke([560, 30], 150, 44, tilt + 4, colours.detail),
  ].join('')
  return { figure, across: [600, 0], down: [200, 600] }
}
