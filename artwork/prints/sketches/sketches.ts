import * as bottoms from './bottoms.ts'
import * as dresses from './dresses.ts'
import * as knitwear from './knitwear.ts'
import { centimetresOf, type Sketch } from './sketch.ts'
import * as wovens from './wovens.ts'

/** Garments with their measures, by the second word of picture names. */
export const sketches: Record<string, Sketch> = { ...bottoms, ...dresses, ...knitwear, ...wovens }

/** Returns `sketches.yaml`: the measures of each sketch at its base size, in the order of their letters. */
export function sketchesYaml(): string {
  const inOrder = Object.entries(sketches).sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    '# What artwork/ measures on its patterns: centimetres at the base size, in the order of the letters on the sketch.',
    '# Written by `npm run export --prefix artwork`; not edited by hand.',
    ...inOrder.map(([word, sketch]) => {
      const measures = centimetresOf(sketch).map(([kind, centimetres]) => `${kind}: ${centimetres}`)
      return `${word}: { ${measures.join(', ')} }`
    }),
    '',
  ].join('\n')
}
