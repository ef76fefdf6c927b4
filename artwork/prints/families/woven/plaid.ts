import type { Print } from '../../repeat.ts'
import { box } from '../../shapes.ts'

/** Шотландка: one sett of thread counts, woven the same way in warp and weft. */
export const plaid: Print = (colours, random) => {
  const broad = random.between(70, 110)
  const sett = [
    { colour: colours.figure, width: broad, gap: 10, opacity: 0.42 },
    { colour: colours.figure, width: 9, gap: random.between(40, 64), opacity: 0.42 },
    { colour: colours.accent, width: 12, gap: 12, opacity: 0.9 },
    { colour: colours.accent, width: 5, gap: random.between(30, 60), opacity: 0.9 },
    { colour: colours.detail, width: broad * 0.45, gap: 9, opacity: 0.55 },
    { colour: colours.detail, width: 6, gap: random.between(30, 50), opacity: 0.55 },
  ]
  const size = sett.reduce((sum, { width, gap }) => sum + width + gap, 0)
  let from = 0
  const bands = sett.map(({ colour, width, gap, opacity }) => {
    const path = box(from, 0, width, size) + box(0, from, size, width)
    from += width + gap
    // Two paths, so that the colour doubles where threads cross.
    const [upright = '', lying = ''] = [
      path.slice(0, path.indexOf('Z') + 1),
      path.slice(path.indexOf('Z') + 1),
    ]
    return [upright, lying].map((d) => `<path fill="${colour}" fill-opacity="${opacity}" d="${d}"/>`).join('')
  })
  return { figure: bands.join(''), across: [size, 0], down: [0, size] }
}
