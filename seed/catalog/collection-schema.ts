import { catalogItemDraft, slug } from '@rapport/contract/drafts'
import * as z from 'zod/mini'
import { colourNames } from './colour-names.ts'

const words = z.string().check(z.minLength(20), z.maxLength(300))
const line = z.string().check(z.minLength(1), z.maxLength(120))
const colours = z
  .array(z.enum(Object.keys(colourNames) as [ColourName, ...ColourName[]]))
  .check(z.minLength(3))
type ColourName = keyof typeof colourNames

const collectionPrint = z.strictObject({
  slug,
  name: line,
  /** A family of prints/families, and which cut of it. */
  family: line,
  cut: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  colours,
  /** Cloths it comes out best on. */
  on: line,
  words,
})
export type CollectionPrint = z.output<typeof collectionPrint>

const placedPrint = z.strictObject({
  slug,
  name: line,
  motif: line,
  colours,
  /** What it is shown on in each of the colours: words of prints/garments. */
  worn: z.array(line).check(z.minLength(3)),
  words,
})
export type PlacedPrint = z.output<typeof placedPrint>

const group = z.pick(catalogItemDraft, {
  slug: true,
  name: true,
  summary: true,
  description: true,
  picture: true,
  gallery: true,
  banner: true,
}).shape

/** What `collection.yaml` holds. */
export const collectionDraft = z.strictObject({
  ...group,
  styles: z
    .array(z.strictObject({ ...group, prints: z.array(collectionPrint).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  placed: z.strictObject({ ...group, prints: z.array(placedPrint).check(z.minLength(1)) }),
})
