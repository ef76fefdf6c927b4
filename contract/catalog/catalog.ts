import * as z from 'zod/mini'
import { picture } from '../media/picture.ts'
import { type CatalogKind, catalogKind } from '../paths/catalog-kind.ts'
import { priceGroup } from '../prices/prices.ts'
import { faqQuestion } from '../site/help.ts'
import { seo } from '../site/seo.ts'

export type { CatalogKind }

/** Parts of an item's path; see paths.ts. `parentSlug` is null at the top of the catalogue. */
const pathFields = { slug: z.string(), parentSlug: z.nullable(z.string()), kind: catalogKind }

/** A group or product as a card in a list. Money in kopecks; null means «по запросу». */
export const catalogCard = z.object({
  ...pathFields,
  id: z.number(),
  name: z.string(),
  isGroup: z.boolean(),
  summary: z.string(),
  logo: z.nullable(picture),
  logoThumb: z.nullable(picture),
  /** A second picture, shown on hover. */
  hoverImage: z.nullable(picture),
  priceFrom: z.nullable(z.number()),
  unit: z.string(),
  likes: z.number(),
})
export type CatalogCard = z.infer<typeof catalogCard>

const treeProduct = z.object({ ...pathFields, id: z.number(), name: z.string() })
const leafGroup = z.object({
  ...treeProduct.shape,
  logoThumb: z.nullable(picture),
  productCount: z.number(),
  /** Units of the products at and below it, each once. */
  units: z.array(z.string()),
})

/** A group in the menu tree, with its direct groups and products. */
export interface CatalogGroup extends z.infer<typeof leafGroup> {
  groups: CatalogGroup[]
  products: z.infer<typeof treeProduct>[]
}
export const catalogGroup: z.ZodMiniType<CatalogGroup> = z.object({
  ...leafGroup.shape,
  groups: z.array(z.lazy(() => catalogGroup)),
  products: z.array(treeProduct),
})

/** The menu tree: the category groups and the two separate menus. */
export const catalogTree = z.object({
  groups: z.array(catalogGroup),
  specials: z.array(treeProduct),
  landings: z.array(treeProduct),
})
export type CatalogTree = z.infer<typeof catalogTree>

/** Kopecks per unit from a quantity on; null is «по запросу». */
const priceTier = z.object({ from: z.number(), price: z.nullable(z.number()) })

/** Measures of a garment laid flat, by size. */
export const sizeTable = z.object({
  /** Name of the set's part; empty if there is only one. */
  title: z.string(),
  /** Line drawing of the garment with a letter at each measure. */
  sketch: picture,
  sizes: z.array(z.string()),
  /** Centimetres in steps of 0.5, a value per size. */
  measures: z.array(z.object({ letter: z.string(), name: z.string(), values: z.array(z.number()) })),
})
export type SizeTable = z.infer<typeof sizeTable>

/** A whole item, group or product. `path…` run from the top group down to the item. */
export const catalogItem = z.object({
  ...catalogCard.shape,
  /** The current slug first, then former slugs, which redirect to it. */
  slugs: z.array(z.string()),
  parentId: z.nullable(z.number()),
  path: z.array(z.number()),
  pathNames: z.array(z.string()),
  pathSlugs: z.array(z.string()),
  order: z.number(),
  depth: z.number(),
  banner: z.nullable(picture),
  /** A seamless band of the print that the first picture shows. */
  divider: z.nullable(picture),
  gallery: z.array(picture),
  /** Safe HTML. */
  description: z.string(),
  /** Short facts under the name: «Плотность» – «180 г/м²». */
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Set for garments only. */
  sizeTables: z.array(sizeTable),
  /** Lowest unit prices, derived from its price tables if it has any. Empty: on request. */
  priceTiers: z.array(priceTier),
  /** Price groups whose tables the item shows. */
  prices: z.array(priceGroup),
  /** Working days from payment to shipment, at least. */
  leadTimeDays: z.nullable(z.number()),
  liked: z.boolean(),
  /** Ids of all direct children in display order, and of the products alone. Their cards are in `groups` and `products`, once each. */
  childrens: z.array(z.number()),
  items: z.array(z.number()),
  /** The direct groups; for a landing, the groups it shows. */
  groups: z.array(catalogCard),
  /**
   * The direct products. For a landing: the products it shows. For a print: the products sewn of it. For a
   * printing method: the products it applies to.
   */
  products: z.array(catalogCard),
  /** For a landing: price of one piece of each product it shows, in kopecks, by the `anonymous` list. */
  onePiecePrices: z.array(z.object({ id: z.number(), price: z.number() })),
  /** Products of the same group, for «Похожие изделия». */
  similar: z.array(catalogCard),
  /** Questions of customers about items of its kind; none for a group. */
  questions: z.array(faqQuestion),
  /** From the catalogue down to the item. */
  breadcrumbs: z.array(z.object({ label: z.string(), path: z.string() })),
  seo,
})
export type CatalogItem = z.infer<typeof catalogItem>
