import type { Commission, Composition } from '../picture.ts'
import { randomFrom } from '../random.ts'
import { lay } from '../repeat.ts'
import { box, fill } from '../shapes.ts'

/** The print from edge to edge. */
export const cloth: Composition = {
  width: 800,
  height: 1000,
  draw: ({ print, colours, cloth: seed }: Commission) => {
    const area = { x: 0, y: 0, width: 800, height: 1000 }
    const repeat = print(colours, randomFrom(seed))
    return (
      fill(colours.ground, box(0, 0, 800, 1000)) +
      lay('a', repeat, area, { scale: 1, turn: 0, origin: [0, 0] })
    )
  },
}
