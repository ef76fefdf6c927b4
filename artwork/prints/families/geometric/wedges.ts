import type { Print } from '../../repeat.ts'
import { disc, dots, fill, type Point, place, polygon, stroke } from '../../shapes.ts'

/** Wedges, rings and bars that lean on each other. */
export const wedges: Print = (colours, random) => {
  const lean = random.between(-10, 10)
  const set = (points: readonly Point[], centre: Point, turn: number) =>
    polygon(points.map((point) => place(point, centre, turn + lean)))
  const bar = (length: number, width: number): Point[] => [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ]
  const figure = [
    stroke(colours.figure, 26, disc([210, 250], 128)),
    fill(
      colours.accent,
      set(
        [
          [-40, -230],
          [120, 80],
          [-60, 60],
        ],
        [250, 250],
        48,
      ),
    ),
    fill(
      colours.figure,
      set(bar(300, 18), [330, 120], 62) + set(bar(210, 7), [372, 112], 62) + set(bar(120, 7), [394, 104], 62),
    ),
    fill(
      colours.detail,
      set(
        [
          [0, 0],
          [104, 0],
          [104, 104],
          [0, 104],
        ],
        [60, 470],
        -24,
      ),
    ),
    fill(
      colours.figure,
      set(
        [
          [0, 0],
          [150, 74],
          [0, 148],
        ],
        [208, 480],
        14,
      ),
    ),
    fill(
      colours.ground,
      set(
        [
          [18, 44],
          [84, 74],
          [18, 104],
        ],
        [208, 480],
        14,
      ),
    ),
    fill(colours.accent, set(bar(190, 12), [396, 560], -38) + set(bar(96, 12), [424, 580], -38)),
    fill(colours.figure, disc([512, 452], 44)),
    fill(colours.ground, disc([524, 444], 20)),
    dots(colours.detail, 22, [
      [470, 60],
      [506, 84],
      [542, 108],
    ]),
    stroke(colours.detail, 5, 'M40 70l130-46M54 92l84-30'),
  ].join('')
  return { figure, across: [561, 0], down: [-187, 610] }
}
