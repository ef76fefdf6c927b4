import * as z from 'zod/mini'
import { slug } from '../reading/fields.ts'
import { seedCatalogItem } from './catalog-schema.ts'

const words = z.string().check(z.minLength(20), z.maxLength(300))
const name = z.string().check(z.minLength(1), z.maxLength(120))
const colourways = z.array(name).check(z.minLength(3))

const collectionPrint = z.strictObject({
  slug,
  name,
  /** A family of `collection-prints.yaml`, and which cut of it. */
  family: name,
  cut: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  colours: colourways,
  /** Cloths it comes out best on. */
  on: name,
  words,
})
export type CollectionPrint = z.output<typeof collectionPrint>

const placedPrint = z.strictObject({
  slug,
  name,
  motif: name,
  colours: colourways,
  /** What it is shown on in each of the colours: words that names of images begin with. */
  worn: z.array(name).check(z.minLength(3)),
  words,
})
export type PlacedPrint = z.output<typeof placedPrint>

const group = z.pick(seedCatalogItem, {
  slug: true,
  name: true,
  summary: true,
  description: true,
  picture: true,
  gallery: true,
  banner: true,
}).shape

/** What `collection.yaml` holds. */
export const collectionSchema = z.strictObject({
  ...group,
  /** By a word of `on`: the product that is that cloth. */
  cloths: z._default(z.record(name, slug), {}),
  styles: z
    .array(z.strictObject({ ...group, prints: z.array(collectionPrint).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  placed: z.strictObject({ ...group, prints: z.array(placedPrint).check(z.minLength(1)) }),
})

const centimetres = z.number().check(z.positive())

/** What `collection-prints.yaml` holds: what artwork/ knows of the prints it draws, written by its export. */
export const collectionPrints = z.strictObject({
  /** What the factory calls its colourways. */
  colourways: z.record(z.string(), name),
  families: z.record(
    z.string(),
    z.strictObject({
      /** By how much of a repeat each row moves aside. */
      drop: z.number().check(z.minimum(0), z.maximum(1)),
      /** With the ground. */
      inks: z.int().check(z.minimum(1), z.maximum(4)),
      /** Width and height of the repeat, in centimetres, of each cut from the first. */
      cuts: z.array(z.tuple([centimetres, centimetres])).check(z.minLength(1), z.maxLength(9)),
    }),
  ),
  placed: z.strictObject({
    /** In centimetres. */
    area: z.strictObject({ width: centimetres, height: centimetres }),
    motifs: z.array(name),
  }),
})
export type CollectionPrints = z.output<typeof collectionPrints>
