import { cutOut } from '../cut.ts'
import { type Commission, type Composition, printed, redyed } from '../picture.ts'
import { box, disc, fill, type Point, polygon } from '../shapes.ts'

const WIDTH = 1080
const HEIGHT = 1920
const area = { x: 0, y: 0, width: WIDTH, height: HEIGHT }

/** 9:16. The lower third is empty for text. */
const frame = (draw: (commission: Commission) => string[]): Composition => ({
  width: WIDTH,
  height: HEIGHT,
  draw: (commission) => fill(commission.colours.ground, box(0, 0, WIDTH, HEIGHT)) + draw(commission).join(''),
})

/** A length of cloth let down from above, cut at a slant. */
export const story = frame((commission) => {
  const { colours, random } = commission
  const lean = random.pick([-150, 150, -220])
  const hem = 1180
  const slant = (y: number): Point[] => [
    [WIDTH, y + lean / 2],
    [0, y - lean / 2],
  ]
  const shape = polygon([[0, 0], [WIDTH, 0], ...slant(hem)])
  return [
    fill(colours.detail, polygon([[0, 0], [WIDTH, 0], ...slant(hem + 52)])),
    fill(colours.accent, polygon([[0, 0], [WIDTH, 0], ...slant(hem + 26)])),
    cutOut(commission, { id: 'a', shape, area, scale: 1.25, turn: random.between(-10, 10), edge: 0 }),
  ]
})

/** A disc of the print, half out of the picture. */
export const storydisc = frame((commission) => {
  const { colours, random } = commission
  const centre: Point = [random.pick([WIDTH * 0.36, WIDTH * 0.62]), 620]
  return [
    fill(colours.accent, disc([WIDTH - centre[0], 1130], 170)),
    cutOut(commission, {
      id: 'a',
      shape: disc(centre, 590),
      area,
      scale: 1.05,
      turn: 18,
      dyes: redyed(colours, 'figure'),
      edge: 0,
    }),
    fill(colours.detail, disc([centre[0] > WIDTH / 2 ? 120 : WIDTH - 120, 190], 64)),
  ]
})

/** Three lengths hung at different heights. */
export const storylengths = frame((commission) => {
  const { colours, random } = commission
  const heights = random.pick([
    [1240, 900, 1080],
    [880, 1260, 1020],
  ])
  const edges = [0, random.whole(390, 470), random.whole(640, 720), WIDTH]
  const offers = [colours, redyed(colours, 'accent'), redyed(colours, 'figure')]
  return offers.map((dyes, index) => {
    const [left = 0, right = WIDTH] = [edges[index], edges[index + 1]]
    const bottom = heights[index] ?? HEIGHT
    const shape = box(left, 0, right - left, bottom)
    const trim = fill(index === 1 ? colours.figure : colours.accent, box(left, bottom, right - left, 22))
    if (index === 1) return fill(dyes.ground, shape) + trim
    const cloth = printed(commission, `f${index}`, dyes)
    return (
      `<clipPath id="c${index}"><path d="${shape}"/></clipPath><g clip-path="url(#c${index})">${fill(dyes.ground, shape)}` +
      `${cloth.lay({ x: left, y: 0, width: right - left, height: bottom }, { scale: index ? 0.8 : 1.15, origin: [left, 0] })}</g>${trim}`
    )
  })
})
