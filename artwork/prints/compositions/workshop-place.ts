import { scene, tone } from '../cut.ts'
import type { Commission } from '../picture.ts'
import { box } from '../shapes.ts'

export const workshopArea = { x: 0, y: 0, width: 1280, height: 720 }

/** A place in the factory, 16:9, on its floor. */
export const place = (draw: (commission: Commission) => string[]) =>
  scene(1280, 720, (commission) => [
    tone(commission.colours.seam, 0.1, box(0, 620, 1280, 100)),
    ...draw(commission),
  ])
