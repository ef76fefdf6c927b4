import type { Print } from '../../repeat.ts'
import { box, fill } from '../../shapes.ts'

type Thread = 'figure' | 'accent' | 'detail'

/** Returns the thread of a cell at a distance from the centre of the star. Undefined means the ground. */
function threadAt(x: number, y: number, arm: number): Thread | undefined {
  const [u, v] = [Math.abs(x), Math.abs(y)]
  const [long, short] = u > v ? [u, v] : [v, u]
  if (long === 0) return 'detail'
  // Eight slanting petals, parted by the axes and the diagonals.
  if (short >= 1 && short <= arm && long - short >= 1 && long - short <= arm)
    return u > v === x * y > 0 ? 'figure' : 'accent'
  const ring = long + short
  if (ring === 3 * arm + 3 && short <= arm + 3) return 'figure'
  if (ring === 3 * arm + 5) return (long - short) % 4 < 2 ? 'detail' : undefined
  if (short === 0 && long > arm + 2 && long < 2 * arm && long % 2 === 0) return 'detail'
  return undefined
}

/** Eight-pointed stars, counted out on a grid as on a weaver's draft. */
export const stars: Print = (colours, random) => {
  const arm = random.pick([4, 5, 6])
  const cell = 60 / arm
  const reach = 3 * arm + 5
  const paths: Record<Thread, string> = { figure: '', accent: '', detail: '' }
  for (let y = -reach; y <= reach; y++) {
    let from = -reach
    for (let x = -reach; x <= reach; x++) {
      const thread = threadAt(x, y, arm)
      if (thread === threadAt(x + 1, y, arm) && x < reach) continue
      if (thread)
        paths[thread] += box(
          (from + reach) * cell,
          (y + reach) * cell,
          (x + 1 - from) * cell + 0.3,
          cell + 0.3,
        )
      from = x + 1
    }
  }
  const figure =
    fill(colours.figure, paths.figure) +
    fill(colours.accent, paths.accent) +
    fill(colours.detail, paths.detail)
  const period = (2 * reach + 2) * cell
  return { figure, across: [period, 0], down: [period / 2, period / 2] }
}
