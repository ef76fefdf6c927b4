import { type Composition, printed } from '../picture.ts'
import { box, dots, fill, type Point, polygon, stroke } from '../shapes.ts'

/** A rectangle about the origin, cut with pinking shears. */
function pinked(width: number, height: number): string {
  const tooth = 20
  const edge = (from: Point, to: Point): Point[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.round(length / tooth)
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return Array.from({ length: count }, (_, index): Point[] => {
      const at = (index * length) / count
      const mid = at + length / count / 2
      return [
        [from[0] + ux * at, from[1] + uy * at],
        [from[0] + ux * mid + uy * 11, from[1] + uy * mid - ux * 11],
      ]
    }).flat()
  }
  const [x, y] = [width / 2, height / 2]
  const corners: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
  return polygon(corners.flatMap((corner, index) => edge(corner, corners[(index + 1) % 4] ?? corner)))
}

/** A cutting on the table, with the plain lining beneath it and a paper tag pinned on. */
export const swatch: Composition = {
  width: 800,
  height: 1000,
  draw: (commission) => {
    const { colours, random } = commission
    const [width, height] = [random.whole(500, 560), random.whole(600, 680)]
    const turn = random.between(-7, 7)
    const under = turn + random.pick([-9, 9, 12])
    const shape = pinked(width, height)
    const area = { x: -width / 2 - 12, y: -height / 2 - 12, width: width + 24, height: height + 24 }
    const tag = [
      fill('#FFFDF9', box(-70, -40, 140, 84)),
      stroke(colours.seam, 3, 'M-46 -10h64M-46 8h84M-46 26h44'),
      fill(colours.accent, box(-70, -40, 16, 84)),
      dots(colours.seam, 9, [[54, -26]]),
    ].join('')
    return [
      fill(colours.wall, box(0, 0, 800, 1000)),
      `<g transform="translate(400 500)rotate(${under.toFixed(1)})"><use href="#s" transform="scale(.94)" fill="${colours.accent}"/></g>`,
      `<g transform="translate(400 490)rotate(${turn.toFixed(1)})"><clipPath id="c"><path id="s" d="${shape}"/></clipPath>`,
      `<use href="#s" transform="translate(5 8)" fill="${colours.seam}" fill-opacity=".22"/>`,
      `<g clip-path="url(#c)">${fill(colours.ground, box(area.x, area.y, area.width, area.height))}`,
      printed(commission, 'a').lay(area, { scale: 0.62, origin: [area.x, area.y] }),
      `</g><g transform="translate(${width / 2 - 66} ${height / 2 - 70})rotate(${random.between(-16, 10).toFixed(1)})">${tag}</g></g>`,
    ].join('')
  },
}
