import * as z from 'zod/mini'
import { CATALOG_SORTS } from '../paths/catalog-list-paths.ts'
import { catalogCard } from './catalog.ts'

export const catalogSort = z.enum(CATALOG_SORTS)

/** A material in the filter of a product list. */
const listedMaterial = z.object({
  erpId: z.string(),
  name: z.string(),
  isUnion: z.boolean(),
  /** Products of the whole list that are available in it. */
  count: z.number(),
  /** Products among them that match the price filter. */
  found: z.number(),
})
export type ListedMaterial = z.infer<typeof listedMaterial>

/** Products of a group and its subgroups, or of all groups. */
export const catalogProducts = z.object({
  products: z.array(catalogCard),
  /** Number of matching products. */
  total: z.number(),
  /** Facets of the whole list, without the filter. */
  whole: z.object({
    total: z.number(),
    /** Lowest prices of its products in kopecks; null if no product has a price. */
    priceMin: z.nullable(z.number()),
    priceMax: z.nullable(z.number()),
    /** Units of its products, each once. */
    units: z.array(z.string()),
    materials: z.array(listedMaterial),
  }),
})
export type CatalogProducts = z.infer<typeof catalogProducts>
