import { type Composition, printed } from '../picture.ts'
import { box, fill } from '../shapes.ts'

const draft = (width: number, height: number, scale: number, turn: number): Composition => ({
  width,
  height,
  draw: (commission) => {
    const area = { x: 0, y: 0, width, height }
    const ground = fill(commission.colours.ground, box(0, 0, width, height))
    return ground + printed(commission, 'a').lay(area, { scale, turn, origin: [width * 0.08, height * 0.05] })
  },
})

/** The print from edge to edge. */
export const cloth = draft(800, 1000, 1, 0)

/** A close-up of the print. */
export const closeup = draft(800, 1000, 1.9, -14)
