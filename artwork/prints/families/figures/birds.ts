import { bird, tree } from '../../motifs/block.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'

const mirrored = (motif: string) => `<g transform="scale(-1 1)">${motif}</g>`

/** Птицы: pairs of birds beside a tree, as on the end of a towel. */
export const birds: Print = (colours, random) => {
  const motif = bird(colours)
  const nod = random.between(-8, 4)
  const figure = [
    put(tree(colours), [200, 130], 0, 1.05),
    put(motif, [76, 150], nod, 0.78),
    put(mirrored(motif), [324, 150], -nod, 0.78),
  ].join('')
  return { figure, across: [420, 0], down: [210, 260] }
}
