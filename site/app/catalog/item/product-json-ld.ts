import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { sharePicturePath } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { PriceTable } from '@rapport/contract/prices/prices'
import type { Product, WithContext } from 'schema-dts'

type Described = Pick<
  CatalogItem,
  'slug' | 'parentSlug' | 'kind' | 'name' | 'summary' | 'logo' | 'gallery' | 'priceTiers'
>

/** Site and name of the seller. */
interface Seller {
  origin: string
  brand: string
}

/**
 * Returns structured data of a product, with the range of its displayed prices in roubles. Returns undefined without
 * a price, since search engines reject such a product.
 */
export function createProductData(item: Described, tables: PriceTable[], { origin, brand }: Seller) {
  const rows = tables.flatMap((table) => table.rows)
  const allPrices = [...item.priceTiers.map((tier) => tier.price), ...rows.flatMap((row) => row.prices)]
  const prices = allPrices.flatMap((price) => (price === null ? [] : [price / 100]))
  if (prices.length === 0) return undefined
  const url = `${origin}${catalogItemPath(item)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.summary,
    url: url,
    brand: { '@type': 'Brand', name: brand },
    // Search engines don't show drawings, and few show AVIF.
    image: [item.logo, ...item.gallery]
      .flatMap((picture) => picture ?? [])
      .map((picture) => `${origin}${sharePicturePath(picture.src)}`),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'RUB',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: rows.length || 1,
      availability: 'https://schema.org/MadeToOrder',
      url: url,
    },
  } satisfies WithContext<Product>
}
