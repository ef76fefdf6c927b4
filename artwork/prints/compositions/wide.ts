import { type Composition, printed, redyed } from '../picture.ts'
import { box, fill, type Point, polygon } from '../shapes.ts'

/**
 * Slanted lengths of cloth on the right, an empty field for text on the left. `from` is the share of the width that
 * the text may use at the bottom.
 */
const wide = (width: number, height: number, from: number, scale: number): Composition => ({
  width,
  height,
  draw: (commission) => {
    const { colours, random } = commission
    const lean = height * 0.22
    const left = width * from
    const room = width - left + lean
    const edges = [0, random.between(0.5, 0.56), random.between(0.6, 0.64), 1.1].map(
      (share) => left + room * share,
    )
    const lengths = [
      { cloth: printed(commission, 'a'), dyes: colours, scale },
      { cloth: undefined, dyes: { ...colours, ground: colours.detail }, scale },
      {
        cloth: printed(commission, 'b', redyed(colours, 'accent')),
        dyes: redyed(colours, 'accent'),
        scale: scale * 0.8,
      },
    ]
    const bands = lengths.map(({ cloth, dyes, scale: size }, index) => {
      // Slightly too wide, so that the ground is not visible between two lengths.
      const [x, next] = [edges[index] ?? 0, (edges[index + 1] ?? width) + 1]
      const corners: Point[] = [
        [x + lean, 0],
        [next + lean, 0],
        [next, height],
        [x, height],
      ]
      const area = { x, y: 0, width: Math.min(next + lean, width) - x, height }
      const print = cloth?.lay(area, { scale: size, turn: index ? -12 : 12, origin: [x, 0] }) ?? ''
      const shape = polygon(corners)
      return `<clipPath id="c${index}"><path d="${shape}"/></clipPath><g clip-path="url(#c${index})">${fill(dyes.ground, shape)}${print}</g>`
    })
    const first = edges[0] ?? 0
    const hem: Point[] = [
      [first + lean, 0],
      [first + lean + 10, 0],
      [first + 10, height],
      [first, height],
    ]
    return (
      fill(colours.ground, box(0, 0, width, height)) + bands.join('') + fill(colours.accent, polygon(hem))
    )
  },
})

/** 16:9, empty on the left. */
export const slide = wide(1920, 1080, 0.4, 0.92)

/** 3:1, empty on the left. */
export const banner = wide(1500, 500, 0.36, 0.62)
