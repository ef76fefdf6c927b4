import * as z from 'zod/mini'
import { catalogCard, catalogItem, catalogTree } from '../catalog/catalog.ts'
import { RECENT_ITEMS_MAX } from '../catalog/catalog-limits.ts'
import { catalogProducts, catalogSort } from '../catalog/catalog-list.ts'
import { likeResult, likeState } from '../catalog/likes.ts'
import { MATERIALS_CHOSEN_MAX, PRODUCTS_MAX, PRODUCTS_OFFSET_MAX } from '../paths/query-limits.ts'
import { PRICE_MAX } from '../prices/price-limits.ts'
import { priceTable } from '../prices/prices.ts'
import { popularQueries, searchQuery, searchResult } from '../search/search.ts'
import type { Endpoint } from './endpoint.ts'
import { byId, byIds, bySlug, erpIds, numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Filters and sort order of a product list; prices in kopecks. */
const productListQuery = z.object({
  material: z.optional(erpIds(MATERIALS_CHOSEN_MAX)),
  priceFrom: z.optional(numberIn(0, PRICE_MAX)),
  priceTo: z.optional(numberIn(0, PRICE_MAX)),
  sort: z.optional(catalogSort),
  offset: z.optional(numberIn(0, PRODUCTS_OFFSET_MAX)),
  limit: z.optional(numberIn(1, PRODUCTS_MAX)),
})

/** Endpoints of the catalogue and its search. */
export const catalogEndpoints = {
  getCatalog: {
    ...endpointRoutes.getCatalog,
    summary: 'The menu tree of the catalogue',
    cache: 'public',
    result: z.object({ catalog: catalogTree }),
  },
  getCatalogItem: {
    ...endpointRoutes.getCatalogItem,
    summary: 'A whole group or product, by its present or a former slug',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ catalog: catalogItem }),
  },
  getCatalogCards: {
    ...endpointRoutes.getCatalogCards,
    summary: 'Cards of groups and products in the order of their ids; what is gone is left out',
    cache: 'public',
    query: byIds(RECENT_ITEMS_MAX),
    result: z.object({ items: z.array(catalogCard) }),
  },
  listProducts: {
    ...endpointRoutes.listProducts,
    summary: 'Products of all groups, narrowed by materials (any of them) and lowest price (kopecks)',
    cache: 'public',
    query: productListQuery,
    result: catalogProducts,
  },
  getCatalogItemPrices: {
    ...endpointRoutes.getCatalogItemPrices,
    summary: 'All price tables of an item, as a visitor without a log-in sees them',
    cache: 'public',
    params: bySlug,
    result: z.object({ tables: z.array(priceTable) }),
  },
  getCatalogItemLikes: {
    ...endpointRoutes.getCatalogItemLikes,
    summary: 'How many like an item now, and whether this visitor does',
    cache: 'visitor',
    params: byId,
    result: likeState,
  },
  getCatalogProducts: {
    ...endpointRoutes.getCatalogProducts,
    summary:
      'Products of a group and below it, narrowed by materials (any of them) and lowest price (kopecks)',
    cache: 'public',
    params: bySlug,
    query: productListQuery,
    result: catalogProducts,
  },
  searchCatalog: {
    ...endpointRoutes.searchCatalog,
    summary: 'Searches catalogue and blog',
    cache: 'public',
    query: searchQuery,
    result: searchResult,
  },
  getPopularQueries: {
    ...endpointRoutes.getPopularQueries,
    summary: 'What was searched for and found most often in 30 days',
    cache: 'public',
    result: popularQueries,
  },
  likeCatalogItem: {
    ...endpointRoutes.likeCatalogItem,
    summary: 'Likes an item of the catalogue, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeResult,
  },
} as const satisfies Record<string, Endpoint>
