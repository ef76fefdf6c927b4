import { cornflower as flower } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { scatter } from '../../scatter.ts'
import { fill, leaf } from '../../shapes.ts'

/** Васильки: scattered, no two neighbours alike. */
export const cornflower: Print = (colours, random) => {
  const motif = flower(colours)
  const [width, height] = [480, 460]
  const heads = scatter(random, width, height, 112).map((centre, index) => {
    const turn = random.between(0, 360)
    const stalk = fill(colours.detail, leaf(centre, 118, 12, turn) + leaf(centre, 98, 15, turn + 26))
    return stalk + put(motif, centre, turn, index % 3 === 0 ? 0.42 : random.between(0.6, 0.76))
  })
  return { figure: heads.join(''), across: [width, 0], down: [0, height] }
}
