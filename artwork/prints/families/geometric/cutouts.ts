import type { Print } from '../../repeat.ts'
import { disc, fill, type Point, place, polar, smooth } from '../../shapes.ts'

/** Shapes that scissors make in painted paper. */
export const cutouts: Print = (colours, random) => {
  const star = (centre: Point, radius: number, lobes: number, depth: number): string => {
    const turn = random.between(0, 360)
    const points: Point[] = []
    for (let index = 0; index < lobes; index++) {
      const angle = turn + (index * 360) / lobes
      const reach = radius * random.between(0.86, 1.08)
      points.push(polar(centre, reach, angle - 90 / lobes), polar(centre, reach, angle + 90 / lobes))
      points.push(polar(centre, radius * depth, angle + 180 / lobes))
    }
    return smooth(points)
  }
  const weed = (centre: Point, length: number, lobes: number, turn: number): string => {
    const right: Point[] = []
    const left: Point[] = []
    for (let index = 0; index < lobes; index++) {
      const y = length / 2 - (index * length) / lobes
      const reach = (length / 3.4) * (1 - index / (lobes + 2)) * random.between(0.85, 1.1)
      right.push([14, y], [reach, y - length / lobes / 3], [reach * 0.9, y - length / lobes / 1.3])
      left.push(
        [-14, y - 12],
        [-reach, y - 12 - length / lobes / 3],
        [-reach * 0.9, y - 12 - length / lobes / 1.3],
      )
    }
    const outline = [...right, [0, -length * 0.62] as Point, ...left.reverse()]
    return smooth(outline.map((point) => place(point, centre, turn)))
  }
  const figure = [
    fill(colours.figure, weed([150, 190], 250, 4, random.between(-24, 24)) + star([470, 560], 84, 6, 0.42)),
    fill(colours.accent, star([420, 160], 96, 5, 0.46) + weed([180, 520], 170, 3, random.between(130, 200))),
    fill(
      colours.detail,
      weed([410, 370], 150, 3, random.between(40, 80)) + disc([300, 60], 24) + star([40, 360], 44, 4, 0.5),
    ),
    fill(colours.figure, disc([296, 400], 20) + disc([540, 300], 26)),
    fill(colours.ground, disc([420, 160], 22) + disc([470, 560], 20)),
  ].join('')
  return { figure, across: [560, 0], down: [280, 640] }
}
