import type { Print } from '../../repeat.ts'
import { box, fill } from '../../shapes.ts'

/** Крестики: a sampler of small crosses, every so often a large one. */
export const crosses: Print = (colours, random) => {
  const cell = 16
  const field = 20
  const large = random.pick([3, 4])
  const cross = (x: number, y: number, arm: number) => {
    const [cx, cy] = [x * cell, y * cell]
    const reach = arm * cell
    return box(cx - reach, cy - cell / 2, 2 * reach, cell) + box(cx - cell / 2, cy - reach, cell, 2 * reach)
  }
  let [figure, accent, detail] = ['', '', '']
  for (let y = 0; y < field; y += 5) {
    for (let x = 0; x < field; x += 5) {
      const [cx, cy] = [x + 2.5 + ((y / 5) % 2 ? 0 : 0), y + 2.5]
      const kind = (x / 5 + (2 * y) / 5) % large
      if (kind === 0) accent += cross(cx, cy, 2)
      else figure += cross(cx, cy, 1.2)
      detail += box((x - 0.25) * cell, (y - 0.25) * cell, cell / 2, cell / 2)
    }
  }
  return {
    figure: fill(colours.detail, detail) + fill(colours.figure, figure) + fill(colours.accent, accent),
    across: [field * cell, 0],
    down: [0, field * cell],
  }
}
