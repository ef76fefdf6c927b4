import * as z from 'zod/mini'
import { slug } from '../reading/fields.ts'
import { seedCatalogItem } from './catalog-schema.ts'

const words = z.string().check(z.minLength(20), z.maxLength(300))
const name = z.string().check(z.minLength(1), z.maxLength(120))
const colourways = z.array(name).check(z.minLength(3))

const collectionPrint = z.strictObject({
  slug,
  name,
  /** A family of `collection-prints.yaml`, and the cut used. */
  family: name,
  cut: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  colours: colourways,
  /** Recommended cloths. */
  on: name,
  words,
})
export type CollectionPrint = z.output<typeof collectionPrint>

const placedPrint = z.strictObject({
  slug,
  name,
  motif: name,
  colours: colourways,
  /** Items that show each colour: prefixes of image names. */
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

/** Schema of `collection.yaml`. */
export const collectionSchema = z.strictObject({
  ...group,
  /** The product of each cloth named in `on`. */
  cloths: z._default(z.record(name, slug), {}),
  styles: z
    .array(z.strictObject({ ...group, prints: z.array(collectionPrint).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  placed: z.strictObject({ ...group, prints: z.array(placedPrint).check(z.minLength(1)) }),
})

const centimetres = z.number().check(z.positive())

/** Schema of `collection-prints.yaml`: data of the prints in artwork/, written by its export. */
export const collectionPrints = z.strictObject({
  /** Names of its colourways. */
  colourways: z.record(z.string(), name),
  families: z.record(
    z.string(),
    z.strictObject({
      /** Shift of each row, as a fraction of the repeat. */
      drop: z.number().check(z.minimum(0), z.maximum(1)),
      /** Including the ground. */
      inks: z.int().check(z.minimum(1), z.maximum(4)),
      /** Width and height of the repeat in centimetres, for each cut. */
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
