import * as z from 'zod/mini'
import { type CatalogKind, catalogKind } from './catalog-kind.ts'
import { faqQuestion } from './help.ts'
import { picture } from './media/picture.ts'
import { priceGroup } from './prices.ts'
import { seo } from './seo.ts'

export { type CatalogKind, catalogKind }

/** What an item's address is made of; see addresses.ts. `parentSlug` is null at the top of the catalogue. */
const addressed = { slug: z.string(), parentSlug: z.nullable(z.string()), kind: catalogKind }

/** A group or product as a card in a list. Money in kopecks; null means «по запросу». */
export const catalogCard = z.object({
  ...addressed,
  id: z.number(),
  name: z.string(),
  isGroup: z.boolean(),
  summary: z.string(),
  logo: z.nullable(picture),
  logoThumb: z.nullable(picture),
  /** A second picture, for a pointer that rests on the card. */
  hoverImage: z.nullable(picture),
  priceFrom: z.nullable(z.number()),
  unit: z.string(),
  likes: z.number(),
})
export type CatalogCard = z.infer<typeof catalogCard>

const treeProduct = z.object({ ...addressed, id: z.number(), name: z.string() })
const leafGroup = z.object({
  ...treeProduct.shape,
  logoThumb: z.nullable(picture),
  productCount: z.number(),
  /** What the products in it and below it are counted in, each unit once. */
  units: z.array(z.string()),
})

/** A group in the menu tree, with the groups and products right below it. */
export interface CatalogGroup extends z.infer<typeof leafGroup> {
  groups: CatalogGroup[]
  products: z.infer<typeof treeProduct>[]
}
export const catalogGroup: z.ZodMiniType<CatalogGroup> = z.object({
  ...leafGroup.shape,
  groups: z.array(z.lazy(() => catalogGroup)),
  products: z.array(treeProduct),
})

/** The menu tree: category groups, and the two menus of their own. */
export const catalogTree = z.object({
  groups: z.array(catalogGroup),
  specials: z.array(treeProduct),
  landings: z.array(treeProduct),
})
export type CatalogTree = z.infer<typeof catalogTree>

/** One tier of the price ladder: from that many pieces one costs so many kopecks; null is «по запросу». */
const priceTier = z.object({ from: z.number(), price: z.nullable(z.number()) })

/** What a garment measures, size by size, as it lies flat. */
export const sizeTable = z.object({
  /** Which part of a set it is; empty where there is but one. */
  title: z.string(),
  /** The garment in lines, each measure with its letter. */
  sketch: picture,
  sizes: z.array(z.string()),
  /** In centimetres to the half, a value for each size. */
  measures: z.array(z.object({ letter: z.string(), name: z.string(), values: z.array(z.number()) })),
})
export type SizeTable = z.infer<typeof sizeTable>

/** A whole item, group or product. `path…` run from the top group down to the item itself. */
export const catalogItem = z.object({
  ...catalogCard.shape,
  /** The present slug first, then former ones, which lead here. */
  slugs: z.array(z.string()),
  parentId: z.nullable(z.number()),
  path: z.array(z.number()),
  pathNames: z.array(z.string()),
  pathSlugs: z.array(z.string()),
  order: z.number(),
  depth: z.number(),
  banner: z.nullable(picture),
  /** A band of the print that the first picture shows, which joins itself at its sides. */
  divider: z.nullable(picture),
  gallery: z.array(picture),
  /** Safe HTML. */
  description: z.string(),
  /** Short facts under the name: «Плотность» – «180 г/м²». */
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of a garment; of other things none. */
  sizeTables: z.array(sizeTable),
  /** What one costs at least, by its price tables where it has some. Empty: on request. */
  priceTiers: z.array(priceTier),
  /** Price groups whose tables the item shows. */
  prices: z.array(priceGroup),
  /** Working days from the payment to the shipment, at least. */
  leadTimeDays: z.nullable(z.number()),
  liked: z.boolean(),
  /**
   * Ids of all right below, groups and products as they are mixed in the factory's order, and of the products alone.
   * Their cards stand once, in `groups` and `products`.
   */
  childrens: z.array(z.number()),
  items: z.array(z.number()),
  /** The groups right below; of a landing, the groups it shows. */
  groups: z.array(catalogCard),
  /** The products right below; of a landing, those it shows; of a print, those sewn of it; of a way of printing, what it prints on. */
  products: z.array(catalogCard),
  /** Of a landing: what one piece of each product it shows costs, in kopecks, without a log-in. */
  onePiecePrices: z.array(z.object({ id: z.number(), price: z.number() })),
  /** Products of the same group, for «Похожие изделия». */
  similar: z.array(catalogCard),
  /** What customers ask of things of its kind; of a group nothing. */
  questions: z.array(faqQuestion),
  /** From the catalogue down to the item itself. */
  breadcrumbs: z.array(z.object({ label: z.string(), path: z.string() })),
  seo,
})
export type CatalogItem = z.infer<typeof catalogItem>
