import type { SeedSizeTable } from '@rapport/contract/seed/seed'
import * as z from 'zod/mini'
import { line } from '../reading/fields.ts'
import { type ReadContext, readOne } from '../reading/read-context.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

/** Letters of measures, as artwork/ draws them on its sketches. */
const LETTERS = ['А', 'Б', 'В', 'Г', 'Д', 'Е']
const centimetres = z.number().check(z.nonnegative(), z.lt(400))

/** A range of sizes that a product is sewn in, by the sketch of what it measures. `title` tells the parts of a set apart. */
export const sizing = z.array(
  z.strictObject({
    title: z._default(z.string().check(z.maxLength(40)), ''),
    sketch: line(40),
    ladder: line(40),
    from: line(20),
    to: line(20),
  }),
)
type Sizing = z.output<typeof sizing>[number]

const sketchesSchema = z.record(
  z.string(),
  z
    .record(z.string(), centimetres)
    .check(z.refine((measures) => Object.keys(measures).length <= LETTERS.length)),
)
const gradingSchema = z.strictObject({
  measures: z.record(z.string(), line(30)),
  ladders: z.record(
    z.string(),
    z.strictObject({
      base: line(20),
      sizes: z.array(line(20)),
      steps: z.record(z.string(), centimetres),
    }),
  ),
})

interface Grading {
  sketches: z.output<typeof sketchesSchema>
  grading: z.output<typeof gradingSchema>
}

/** Reads what garments measure at their base size, and how they grow. Undefined where a file has mistakes, which are reported. */
export async function readGrading(context: ReadContext): Promise<Grading | undefined> {
  const sketches = await readOne(context, 'sketches.yaml', sketchesSchema)
  const grading = await readOne(context, 'grading.yaml', gradingSchema)
  return sketches && grading && { sketches: sketches.value, grading: grading.value }
}

/** What the size tables of a product are made of. */
interface SizedProduct {
  location: SourceLocation
  sizing: Sizing[]
  properties: { name: string; value: string }[]
}

/** Returns the size tables of a product; reports sizes and sketches that are not there, and other sizes than its text names. */
export function sizeTablesOf(
  { location, sizing, properties }: SizedProduct,
  { sketches, grading }: Grading,
  reportError: ReportError,
): SeedSizeTable[] {
  const statedSizes = properties.find(({ name }) => name === 'Размеры')?.value
  return sizing.flatMap(({ title, sketch, ladder: ladderName, from, to }, index) => {
    const field = `sizing.${index}`
    const measured = sketches[sketch]
    const ladder = grading.ladders[ladderName]
    if (!measured) reportError(location, `${field}.sketch`, `sketches.yaml has no "${sketch}"`)
    if (!ladder) reportError(location, `${field}.ladder`, `grading.yaml has no "${ladderName}"`)
    if (!measured || !ladder) return []
    const [first, last, base] = [from, to, ladder.base].map((size) => ladder.sizes.indexOf(size))
    if (
      first === undefined ||
      last === undefined ||
      base === undefined ||
      first < 0 ||
      last < first ||
      base < 0
    ) {
      reportError(location, field, `"${ladderName}" has no sizes from ${from} to ${to}`)
      return []
    }
    const sizes = ladder.sizes.slice(first, last + 1)
    if (statedSizes !== undefined && !namesSizes(statedSizes, sizes))
      reportError(location, field, `the property «Размеры» says "${statedSizes}"`)
    const measures = Object.entries(measured).map(([kind, atBase], place) => {
      const [name, step] = [grading.measures[kind], ladder.steps[kind]]
      if (name === undefined || step === undefined)
        reportError(location, field, `grading.yaml has no name or no step of ${ladderName} for "${kind}"`)
      const values = sizes.map((_, at) => toHalf(atBase + (first + at - base) * (step ?? 0)))
      return { letter: LETTERS[place] ?? '', name: name ?? kind, values }
    })
    return [{ title, sketch: `sketch-${sketch}`, sizes, measures }]
  })
}

const toHalf = (value: number) => Math.round(value * 2) / 2

/** Whether a text names a range by its ends, or each of a few sizes. */
function namesSizes(text: string, sizes: string[]): boolean {
  const plain = text.replaceAll('\u00a0', ' ')
  return plain.includes(`${sizes[0]}–${sizes.at(-1)}`) || sizes.every((size) => plain.includes(size))
}
