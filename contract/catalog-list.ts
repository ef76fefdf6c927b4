import * as z from 'zod/mini'
import { catalogCard } from './catalog.ts'
import { CATALOG_SORTS } from './paths/catalog-list-paths.ts'

export const catalogSort = z.enum(CATALOG_SORTS)

/** A material that products of a list can be made of. */
const listedMaterial = z.object({
  erpId: z.string(),
  name: z.string(),
  isUnion: z.boolean(),
  /** Products of the whole list that can be made of it. */
  count: z.number(),
  /** Those of them within the prices that were asked for. */
  found: z.number(),
})
export type ListedMaterial = z.infer<typeof listedMaterial>

/** Products of a group and of the groups below it, or of all groups. */
export const catalogProducts = z.object({
  products: z.array(catalogCard),
  /** How many were found. */
  total: z.number(),
  /** Of the whole list, whatever was asked for: by what it can be narrowed. */
  whole: z.object({
    total: z.number(),
    /** Lowest prices of its products in kopecks; null where none has one. */
    priceMin: z.nullable(z.number()),
    priceMax: z.nullable(z.number()),
    /** What its products are counted in, each unit once. */
    units: z.array(z.string()),
    materials: z.array(listedMaterial),
  }),
})
export type CatalogProducts = z.infer<typeof catalogProducts>
