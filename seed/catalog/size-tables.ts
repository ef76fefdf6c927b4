import type { SeedSizeTable } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { line } from '../reading/fields.ts'
import { type ReadContext, readOne } from '../reading/read-context.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

/** Letters of the measures on the sketches of artwork/. */
const LETTERS = ['А', 'Б', 'В', 'Г', 'Д', 'Е']
const centimetres = z.number().check(z.nonnegative(), z.lt(400))

/** A product's range of sizes, with its sketch. `title` distinguishes the parts of a set. */
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
    z.strictObject({ base: line(20), sizes: z.array(line(20)), steps: z.record(z.string(), centimetres) }),
  ),
})

interface Grading {
  sketches: z.output<typeof sketchesSchema>
  grading: z.output<typeof gradingSchema>
}

/** Reads the measures of the base sizes and the grading steps. Undefined if a file has errors, which are reported. */
export async function readGrading(context: ReadContext): Promise<Grading | undefined> {
  const sketches = await readOne(context, 'sketches.yaml', sketchesSchema)
  const grading = await readOne(context, 'grading.yaml', gradingSchema)
  return sketches && grading && { sketches: sketches.value, grading: grading.value }
}

/** Fields of a product that its size tables depend on. */
interface SizedProduct {
  location: SourceLocation
  sizing: Sizing[]
  properties: { name: string; value: string }[]
}

/** Returns the size tables of a product; reports unknown sizes and sketches, and sizes that differ from its text. */
export function buildSizeTables(
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

/** A text names a range by its ends, or lists a few sizes. */
function namesSizes(text: string, sizes: string[]): boolean {
  const plain = text.replaceAll('\u00a0', ' ')
  return plain.includes(`${sizes[0]}–${sizes.at(-1)}`) || sizes.every((size) => plain.includes(size))
}
