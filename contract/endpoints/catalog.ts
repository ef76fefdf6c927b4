import * as z from 'zod/mini'
import { catalogItem, catalogTree } from '../catalog.ts'
import { likeResult } from '../likes.ts'
import { SEARCH_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { searchResult } from '../search.ts'
import type { Endpoint } from './endpoint.ts'
import { byId, bySlug } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Calls of the catalogue and its search. */
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
  searchCatalog: {
    ...endpointRoutes.searchCatalog,
    summary: 'Searches catalogue and blog',
    cache: 'public',
    query: z.object({ name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)) }),
    result: searchResult,
  },
  likeCatalogItem: {
    ...endpointRoutes.likeCatalogItem,
    summary: 'Likes an item of the catalogue, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeResult,
  },
} as const satisfies Record<string, Endpoint>
