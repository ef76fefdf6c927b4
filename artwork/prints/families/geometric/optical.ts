import type { Print } from '../../repeat.ts'
import { box, fill, n, type Point } from '../../shapes.ts'

/** Stripes that step aside inside a disc. */
export const optical: Print = (colours, random) => {
  const stripe = random.pick([12, 15, 18])
  const pairs = Math.round(random.between(460, 560) / stripe / 4) * 2
  const width = pairs * 2 * stripe
  const height = Math.round(width * 1.15)
  const discs: { centre: Point; radius: number; colour: string }[] = [
    { centre: [width * 0.3, height * 0.26], radius: stripe * 10, colour: colours.figure },
    { centre: [width * 0.78, height * 0.56], radius: stripe * 7, colour: colours.accent },
    { centre: [width * 0.3, height * 0.78], radius: stripe * 4.5, colour: colours.accent },
  ]
  let figure = fill(
    colours.figure,
    Array.from({ length: pairs }, (_, pair) => box(pair * 2 * stripe, 0, stripe, height + 0.5)).join(''),
  )
  for (const { centre, radius, colour } of discs) {
    let covered = ''
    let shown = ''
    const first = Math.ceil((centre[0] - radius) / stripe)
    for (let index = first; (index + 1) * stripe <= centre[0] + radius; index++) {
      const [left, right] = [index * stripe, (index + 1) * stripe]
      const chord = (x: number) => Math.sqrt(Math.max(0, radius ** 2 - (x - centre[0]) ** 2))
      const [a, b] = [chord(left), chord(right)]
      const round = `A${n(radius)} ${n(radius)} 0 0 1 `
      const path = `M${n(left)} ${n(centre[1] - a)}${round}${n(right)} ${n(centre[1] - b)}V${n(centre[1] + b)}${round}${n(left)} ${n(centre[1] + a)}Z`
      if (index % 2 === 0) covered += path
      else shown += path
    }
    figure += fill(colours.ground, covered) + fill(colour, shown)
  }
  return { figure, across: [width, 0], down: [width / 2, height] }
}
