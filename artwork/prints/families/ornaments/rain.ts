import type { Print } from '../../repeat.ts'
import { scatter } from '../../scatter.ts'
import { at, type Point, polar } from '../../shapes.ts'

/** Slanting dashes of three weights, all falling one way. */
export const rain: Print = (colours, random) => {
  const slant = random.pick([28, -28, 45])
  const [width, height] = [460, 500]
  const weights = [
    { colour: colours.figure, width: 16, length: 58 },
    { colour: colours.accent, width: 16, length: 30 },
    { colour: colours.detail, width: 9, length: 44 },
  ]
  const paths = weights.map(() => '')
  for (const [index, centre] of scatter(random, width, height, 58).entries()) {
    const kind = [0, 2, 0, 1, 0, 2][index % 6] ?? 0
    const length = (weights[kind]?.length ?? 0) * random.between(0.7, 1.3)
    const start: Point = polar(centre, -length / 2, slant)
    paths[kind] += `M${at(start)}L${at(polar(start, length, slant))}`
  }
  const figure = weights.map(
    (dash, index) =>
      `<path stroke="${dash.colour}" stroke-width="${dash.width}" stroke-linecap="round" d="${paths[index]}"/>`,
  )
  return { figure: figure.join(''), across: [width, 0], down: [0, height] }
}
