import { catalogItemPath } from '@rapport/contract/paths/paths'
import { PRODUCTS_DEFAULT } from '@rapport/contract/paths/query-limits'
import type { OfferCatalog, WithContext } from 'schema-dts'
import type { GroupView } from './group-view.ts'
import type { ProductList } from './load-product-list.ts'

type Listed = Pick<ProductList, 'products' | 'total' | 'page'>

/** Returns structured data of a page of products. Positions continue across pages. */
export const createOfferCatalog = (
  group: Pick<GroupView, 'name' | 'slug' | 'parentSlug' | 'kind'>,
  { products, total, page }: Listed,
  origin: string,
) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: group.name,
    url: `${origin}${catalogItemPath(group)}`,
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PRODUCTS_DEFAULT + index + 1,
      name: product.name,
      url: `${origin}${catalogItemPath(product)}`,
    })),
  }) satisfies WithContext<OfferCatalog>
