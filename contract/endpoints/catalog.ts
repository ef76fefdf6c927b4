import * as z from 'zod/mini'
import { byId, bySlug } from '../call-params.ts'
import { calls } from '../calls.ts'
import { catalogItem, catalogTree } from '../catalog.ts'
import type { Endpoint } from '../endpoint.ts'
import { likeAnswer } from '../likes.ts'
import { SEARCH_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { searchResult } from '../search.ts'

/** Calls of the catalogue and its search. */
export const catalogEndpoints = {
  getCatalog: {
    ...calls.getCatalog,
    summary: 'The menu tree of the catalogue',
    cache: 'public',
    result: z.object({ catalog: catalogTree }),
  },
  getCatalogItem: {
    ...calls.getCatalogItem,
    summary: 'A whole group or product, by its present or a former slug',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ catalog: catalogItem }),
  },
  searchCatalog: {
    ...calls.searchCatalog,
    summary: 'Searches catalogue and blog',
    cache: 'public',
    query: z.object({ name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)) }),
    result: searchResult,
  },
  likeCatalogItem: {
    ...calls.likeCatalogItem,
    summary: 'Likes an item of the catalogue, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeAnswer,
  },
} as const satisfies Record<string, Endpoint>
