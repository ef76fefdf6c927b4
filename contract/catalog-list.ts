import * as z from 'zod/mini'
import { catalogCard } from './catalog.ts'
import { CATALOG_SORTS } from './paths/catalog-list-paths.ts'

export const catalogSort = z.enum(CATALOG_SORTS)

/** A material that products of a list can be made of; `count` is of how many. */
const listedMaterial = z.object({
  erpId: z.string(),
  name: z.string(),
  isUnion: z.boolean(),
  count: z.number(),
})
export type ListedMaterial = z.infer<typeof listedMaterial>

/** Products of a group and of the groups below it. */
export const catalogProducts = z.object({
  products: z.array(catalogCard),
  /** How many were found. */
  total: z.number(),
  /** Of the whole group, whatever was asked for: by what it can be narrowed. */
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
