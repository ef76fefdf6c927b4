import type { Print } from '../repeat.ts'
import { scatter } from '../scatter.ts'
import { dots, fill, leaf, type Point, polar } from '../shapes.ts'

/** Ситец в мелкий цветок: sparse enough to breathe, dense enough to hide a seam. */
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
      leaves += leaf(centre, 26, 9, turn) + leaf(centre, 22, 8, turn + 140)
      continue
    }
    const kind = index % 4 === 1 ? 'accent' : 'figure'
    for (let petal = 0; petal < 5; petal++) petals[kind].push(polar(centre, 11.5, turn + petal * 72))
    hearts.push(centre)
    leaves += leaf(polar(centre, 18, turn + 36), 24, 9, turn + 36 + random.between(-20, 20))
    if (index % 2) leaves += leaf(polar(centre, 18, turn + 180), 20, 8, turn + 180)
  }
  const figure = [
    fill(colours.detail, leaves),
    dots(colours.figure, 15, petals.figure),
    dots(colours.accent, 15, petals.accent),
    dots(colours.ground, 8, hearts),
    dots(colours.accent, 10, buds),
  ].join('')
  return { figure, across: [width, 0], down: [width / 3, height] }
}
