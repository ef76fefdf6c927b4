import type { Print } from '../../repeat.ts'
import { scatter } from '../../scatter.ts'
import { dots, type Point, polar } from '../../shapes.ts'

/** A small leaf as a round-ended line, which takes a third of the bytes of a shape. */
function blade(from: Point, length: number, degrees: number): string {
  const tip = polar([0, 0], length, degrees)
  return `M${Math.round(from[0])} ${Math.round(from[1])}l${Math.round(tip[0])} ${Math.round(tip[1])}`
}

/** Ситец в мелкий цветок: small flowers, dense enough to hide seams. */
export const ditsy: Print = (colours, random) => {
  const [width, height] = [420, 460]
  const petals: Record<'figure' | 'accent', Point[]> = { figure: [], accent: [] }
  const hearts: Point[] = []
  const buds: Point[] = []
  let leaves = ''
  for (const [index, centre] of scatter(random, width, height, random.between(50, 62)).entries()) {
    const turn = random.between(0, 360)
    if (index % 5 === 4) {
      buds.push(centre)
      leaves += blade(centre, 20, turn) + blade(centre, 16, turn + 140)
      continue
    }
    const kind = index % 4 === 1 ? 'accent' : 'figure'
    for (let petal = 0; petal < 5; petal++) petals[kind].push(polar(centre, 11.5, turn + petal * 72))
    hearts.push(centre)
    leaves += blade(polar(centre, 23, turn + 36), 13, turn + 36 + random.between(-20, 20))
    if (index % 2) leaves += blade(polar(centre, 23, turn + 180), 10, turn + 180)
  }
  const figure = [
    `<path stroke="${colours.detail}" stroke-width="6.5" stroke-linecap="round" d="${leaves}"/>`,
    dots(colours.figure, 15, petals.figure),
    dots(colours.accent, 15, petals.accent),
    dots(colours.ground, 8, hearts),
    dots(colours.accent, 10, buds),
  ].join('')
  return { figure, across: [width, 0], down: [width / 3, height] }
}
