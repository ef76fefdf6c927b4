import { FEED_PRODUCTS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { TableFileError } from '../files/table-file-error.ts'

const CATEGORIES_MAX = 5000
const OFFERS_MAX = 200_000
const PICTURES_MAX = 10
const PARAMS_MAX = 40
const VALUES_MAX = 30

export interface FeedCategory {
  id: string
  parentId: string
  name: string
  url: string
}

/** An offer as the feed has it. */
export interface FeedOffer {
  id: string
  groupId: string
  categoryId: string
  title: string
  article: string
  url: string
  description: string
  /** Kopecks. Undefined if it is no price in roubles. */
  price: number | undefined
  pictures: string[]
  params: [name: string, value: string][]
}

/** Offers of one group: they differ by size or colour. */
export interface FeedProduct extends Omit<FeedOffer, 'params'> {
  params: Map<string, Set<string>>
  urls: string[]
}

export interface FeedCatalog {
  shopUrl: string
  categories: Map<string, FeedCategory>
  products: FeedProduct[]
  addCategory(category: FeedCategory): void
  addOffer(offer: FeedOffer): void
}

/** Collects a feed within bounds. Throws TableFileError if there is too much. */
export function createFeedCatalog(): FeedCatalog {
  const byKey = new Map<string, FeedProduct>()
  let offers = 0
  const catalog: FeedCatalog = {
    shopUrl: '',
    categories: new Map(),
    products: [],
    addCategory(category) {
      if (catalog.categories.size >= CATEGORIES_MAX)
        throw new TableFileError(importMessages.feedCategories(CATEGORIES_MAX))
      catalog.categories.set(category.id, category)
    },
    addOffer(offer) {
      offers += 1
      if (offers > OFFERS_MAX) throw new TableFileError(importMessages.feedTooMany(FEED_PRODUCTS_MAX))
      const key = offer.groupId === '' ? `offer ${offer.id}` : `group ${offer.groupId}`
      const product = byKey.get(key)
      if (product) addVariant(product, offer)
      else {
        if (catalog.products.length >= FEED_PRODUCTS_MAX)
          throw new TableFileError(importMessages.feedTooMany(FEED_PRODUCTS_MAX))
        const added: FeedProduct = { ...offer, params: new Map(), urls: [], pictures: [] }
        byKey.set(key, added)
        catalog.products.push(added)
        addVariant(added, offer)
      }
    },
  }
  return catalog
}

/** The lowest price is shown: a product has one price for all its variants. */
function addVariant(product: FeedProduct, { price, url, pictures, params }: FeedOffer): void {
  if (price !== undefined) product.price = Math.min(product.price ?? price, price)
  if (url !== '' && product.urls.length < VALUES_MAX && !product.urls.includes(url)) product.urls.push(url)
  for (const picture of pictures)
    if (product.pictures.length < PICTURES_MAX && !product.pictures.includes(picture))
      product.pictures.push(picture)
  for (const [name, value] of params) {
    const values = product.params.get(name) ?? new Set()
    if (values.size < VALUES_MAX) values.add(value)
    if (product.params.has(name) || product.params.size < PARAMS_MAX) product.params.set(name, values)
  }
}
