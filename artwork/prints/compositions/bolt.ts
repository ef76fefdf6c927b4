import { type Composition, printed, redyed } from '../picture.ts'
import { box, dots, fill, type Point } from '../shapes.ts'

/** Lengths of cloth side by side: the print, its other dyes, and plain dyes between them. */
export const bolt: Composition = {
  width: 800,
  height: 1000,
  draw: (commission) => {
    const { colours, random } = commission
    const widths = [
      random.whole(250, 330),
      random.whole(26, 60),
      random.whole(170, 230),
      random.whole(60, 110),
    ]
    const first = printed(commission, 'a')
    const second = redyed(colours, 'accent')
    const offers = [
      { dyes: colours, cloth: first, scale: 0.8 },
      { dyes: { ...colours, ground: colours.accent }, cloth: undefined, scale: 0 },
      { dyes: second, cloth: printed(commission, 'b', second), scale: 0.62 },
      { dyes: { ...colours, ground: colours.detail }, cloth: undefined, scale: 0 },
      { dyes: colours, cloth: first, scale: 1.3 },
    ]
    let x = 0
    const bands = offers.map(({ dyes, cloth, scale }, index) => {
      const width = widths[index] ?? 800 - x
      const area = { x, y: 0, width, height: 1000 }
      const selvedge: Point[] = Array.from({ length: 26 }, (_, dot) => [x + 10, 20 + dot * 38.5])
      const band =
        `<clipPath id="c${index}"><path d="${box(x, 0, width, 1000)}"/></clipPath><g clip-path="url(#c${index})">` +
        fill(dyes.ground, box(x, 0, width, 1000)) +
        (scale
          ? printed(commission, `b${index}`, dyes).lay(area, { scale, origin: [x + 30, index * 90] })
          : '') +
        `<path d="${box(x + width - 14, 0, 14, 1000)}" fill="${colours.seam}" fill-opacity=".14"/>` +
        (cloth ? fill(dyes.ground, box(x, 0, 20, 1000)) + dots(dyes.figure, 5, selvedge) : '') +
        '</g>'
      x += width
      return band
    })
    return bands.join('')
  },
}
