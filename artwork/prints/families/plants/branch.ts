import type { Print } from '../../repeat.ts'
import { at, dots, fill, leaf, type Point, polar, stroke } from '../../shapes.ts'

/** A climbing branch in line: leaves drawn, some filled, berries where the stem turns. */
export const branch: Print = (colours, random) => {
  const width = 236
  const height = 620
  const sway = random.between(34, 52)
  const stemAt = (t: number): Point => [118 + sway * Math.sin(t * 2 * Math.PI), t * height]
  const points = Array.from({ length: 13 }, (_, index) => stemAt(index / 12))
  const stem = `M${points.map(at).join('L')}`
  let outlines = ''
  let filled = ''
  let veins = ''
  const berries: Point[] = []
  for (let index = 0; index < 11; index++) {
    const t = (index + 0.5) / 11
    const base = stemAt(t)
    const side = index % 2 ? 1 : -1
    const angle = side * random.between(48, 72) + 26 * Math.cos(t * 2 * Math.PI)
    const length = random.between(96, 140)
    const shape = leaf(base, length, length * 0.4, angle)
    if (index % 3 === 1) filled += shape
    else {
      outlines += shape
      veins += `M${at(base)}L${at(polar(base, length * 0.8, angle))}`
    }
    if (index % 4 === 2) {
      for (const spread of [-24, 0, 24]) {
        const tip = polar(base, random.between(52, 70), -angle + spread)
        veins += `M${at(base)}L${at(tip)}`
        berries.push(tip)
      }
    }
  }
  const figure = [
    stroke(colours.figure, 5, stem),
    fill(colours.figure, filled),
    stroke(colours.figure, 4, outlines),
    stroke(colours.detail, 3, veins),
    dots(colours.accent, 22, berries),
    dots(
      colours.detail,
      8,
      Array.from({ length: 22 }, (_, index) => {
        const t = (index + 0.5) / 22
        return [stemAt(t)[0] + width / 2 + random.between(-16, 16), t * height]
      }),
    ),
  ].join('')
  return { figure, across: [width, 0], down: [width / 2, height] }
}
