import { type Composition, printed, redyed } from '../picture.ts'
import { box, fill, n, stroke } from '../shapes.ts'

/** A folded piece seen from its side: the fold to the left, the edges to the right. */
function piece(x: number, y: number, width: number, height: number): string {
  const round = height / 2
  return `M${n(x + round)} ${n(y)}H${n(x + width - 10)}q10 0 10 10V${n(y + height - 10)}q0 10 -10 10H${n(x + round)}a${n(round)} ${n(round)} 0 0 1 0 ${n(-height)}Z`
}

/** Folded cloths on a shelf. */
export const stack: Composition = {
  width: 800,
  height: 1000,
  draw: (commission) => {
    const { colours, random } = commission
    const first = printed(commission, 'a')
    const second = redyed(colours, 'figure')
    const offers = [
      { dyes: colours, cloth: first },
      { dyes: { ...colours, ground: colours.accent }, cloth: undefined },
      { dyes: second, cloth: printed(commission, 'b', second) },
      { dyes: { ...colours, ground: colours.detail }, cloth: undefined },
      { dyes: colours, cloth: first },
      { dyes: { ...colours, ground: colours.figure }, cloth: undefined },
    ]
    let bottom = 872
    const pieces = offers.map(({ dyes, cloth }, index) => {
      const height = random.whole(index === 0 ? 150 : 88, index === 0 ? 176 : 128)
      const width = random.whole(520, 580)
      const x = 400 - width / 2 + random.between(-16, 16)
      const y = bottom - height
      bottom = y - 3
      const shape = piece(x, y, width, height)
      const layers = Math.round(height / 30)
      const folds = Array.from({ length: layers - 1 }, (_, layer) => {
        const level = y + ((layer + 1) * height) / layers
        return `M${n(x + height * 0.3)} ${n(level)}Q${n(x + width / 2)} ${n(level + random.between(-5, 5))} ${n(x + width)} ${n(level)}`
      })
      const area = { x, y, width, height }
      const print = cloth?.lay(area, { scale: 0.46, origin: [x, y] }) ?? ''
      return (
        `<clipPath id="c${index}"><path d="${shape}"/></clipPath><g clip-path="url(#c${index})">${fill(dyes.ground, box(x, y, width, height))}${print}` +
        `<g opacity=".4">${stroke(colours.seam, 3, folds.join(''))}</g>` +
        `<path d="${box(x, y + height * 0.8, width, height * 0.2)}" fill="${colours.seam}" fill-opacity=".1"/></g>` +
        `<path d="${shape}" fill="none" stroke="${colours.seam}" stroke-opacity=".4" stroke-width="2.5"/>`
      )
    })
    return fill(colours.wall, box(0, 0, 800, 1000)) + fill('#B98F5E', box(60, 874, 680, 22)) + pieces.join('')
  },
}
