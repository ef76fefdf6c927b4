import type { CatalogItem } from '@rapport/contract/catalog'
import { sharePicturePath } from '@rapport/contract/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'

type Described = Pick<
  CatalogItem,
  'slug' | 'parentSlug' | 'kind' | 'name' | 'summary' | 'logo' | 'gallery' | 'priceTiers'
>

/** A product as search engines read it, with the span of its prices in roubles. */
export function productData(item: Described, origin: string) {
  const prices = item.priceTiers.map((tier) => tier.price / 100)
  const address = `${origin}${catalogItemPath(item)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.summary,
    url: address,
    // Search engines show no drawings beside a product, and few of them AVIF.
    image: [item.logo, ...item.gallery]
      .flatMap((picture) => picture ?? [])
      .map((picture) => `${origin}${sharePicturePath(picture.src)}`),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'RUB',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        availability: 'https://schema.org/MadeToOrder',
        url: address,
      },
    }),
  }
}
