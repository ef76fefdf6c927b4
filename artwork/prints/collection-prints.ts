import { colourNames } from './colour-names.ts'
import { type Colourway, colourways } from './colourways.ts'
import { PLACED_AREA, PLACED_CENTIMETRES_PER_UNIT, placed } from './placed.ts'
import { prints } from './prints.ts'
import { randomFrom } from './random.ts'
import type { Print } from './repeat.ts'
import { drawTile } from './tile.ts'

/** Cuts of a family that the collection may use. */
const CUTS = 9
/** Plain dyed cloth. Placed graphics need it, but it can't be ordered as a print. */
const DYED_GROUNDS = new Set(['knit', 'twill'])

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** Returns `collection-prints.yaml`: words and numbers about prints for the content. */
export function collectionPrintsYaml(): string {
  const { width, height } = PLACED_AREA
  const [areaWidth = 0, areaHeight = 0] = [width, height].map((units) =>
    rounded(units * PLACED_CENTIMETRES_PER_UNIT, 1),
  )
  const families = Object.entries(prints).filter(([family]) => !DYED_GROUNDS.has(family))
  return [
    '# What artwork/ knows of the prints it draws. Written by `npm run export --prefix artwork`; not edited by hand.',
    '# A family: by how much of a repeat each row moves aside; inks with the ground; width and height of the repeat in cm,',
    '# cut by cut.',
    'colourways:',
    ...Object.entries(colourNames).map(([colourway, name]) => `  ${colourway}: ${name}`),
    'families:',
    ...families.map(([family, print]) => `  ${family}: ${familyLine(family, print)}`),
    'placed:',
    `  area: { width: ${areaWidth}, height: ${areaHeight} }`,
    '  motifs:',
    ...Object.keys(placed).map((motif) => `    - ${motif}`),
    '',
  ].join('\n')
}

function familyLine(family: string, print: Print): string {
  const cuts = Array.from({ length: CUTS }, (_, index) => {
    const { widthCm, repeatCm } = drawTile(print, colourways.len, `${family}-${index + 1}`)
    return `[${widthCm}, ${repeatCm}]`
  })
  const { down, across } = print(colourways.len, randomFrom(`${family}-1`))
  const drop = rounded(Math.abs(down[0] / across[0]), 2)
  return `{ drop: ${drop}, inks: ${countInks(family, print)}, cuts: [${cuts.join(', ')}] }`
}

/** Counts the visible dyes of a print, including the ground. */
function countInks(family: string, print: Print): number {
  const colours: Colourway = colourways.len
  const svg = drawTile(print, colours, `${family}-1`).svg.toLowerCase()
  const dyes = [colours.ground, colours.figure, colours.accent, colours.detail]
  return new Set(dyes.filter((dye) => svg.includes(`"${dye.toLowerCase()}"`))).size
}
