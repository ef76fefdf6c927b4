import * as z from 'zod/mini'
import { itemOperations } from '../calculation/item-operations.ts'
import { catalogCard, catalogItem, catalogTree } from '../catalog/catalog.ts'
import { CARDS_MAX } from '../catalog/catalog-limits.ts'
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
    summary: 'Returns the menu tree of the catalogue',
    cache: 'public',
    result: z.object({ catalog: catalogTree }),
  },
  getCatalogItem: {
    ...endpointRoutes.getCatalogItem,
    summary: 'Returns a group or product by its current or a former slug',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ catalog: catalogItem }),
  },
  getCatalogCards: {
    ...endpointRoutes.getCatalogCards,
    summary: 'Returns cards of groups and products in the order of the given ids; missing ids are left out',
    cache: 'public',
    query: byIds(CARDS_MAX),
    result: z.object({ items: z.array(catalogCard) }),
  },
  listProducts: {
    ...endpointRoutes.listProducts,
    summary: 'Returns products of all groups, filtered by materials (any of them) and lowest price (kopecks)',
    cache: 'public',
    query: productListQuery,
    result: catalogProducts,
  },
  getCatalogItemPrices: {
    ...endpointRoutes.getCatalogItemPrices,
    summary: 'Returns all price tables of an item for anonymous visitors',
    cache: 'public',
    params: bySlug,
    result: z.object({ tables: z.array(priceTable) }),
  },
  getCatalogItemOperations: {
    ...endpointRoutes.getCatalogItemOperations,
    summary: 'Returns the operations that may be added to an item, with their places in millimetres',
    cache: 'public',
    params: bySlug,
    result: itemOperations,
  },
  getCatalogItemLikes: {
    ...endpointRoutes.getCatalogItemLikes,
    summary: 'Returns the number of likes of an item, and whether this visitor likes it',
    cache: 'visitor',
    params: byId,
    result: likeState,
  },
  getCatalogProducts: {
    ...endpointRoutes.getCatalogProducts,
    summary:
      'Returns products of a group and its subgroups, filtered by materials (any of them) and lowest price (kopecks)',
    cache: 'public',
    params: bySlug,
    query: productListQuery,
    result: catalogProducts,
  },
  searchCatalog: {
    ...endpointRoutes.searchCatalog,
    summary: 'Searches the catalogue and the blog',
    cache: 'public',
    query: searchQuery,
    result: searchResult,
  },
  getPopularQueries: {
    ...endpointRoutes.getPopularQueries,
    summary: 'Returns the most frequent searches with results of the last 30 days',
    cache: 'public',
    result: popularQueries,
  },
  likeCatalogItem: {
    ...endpointRoutes.likeCatalogItem,
    summary: 'Likes an item of the catalogue, once per visitor',
    cache: 'private',
    params: byId,
    result: likeResult,
  },
} as const satisfies Record<string, Endpoint>
