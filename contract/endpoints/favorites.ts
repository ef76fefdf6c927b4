import * as z from 'zod/mini'
import { favoriteSubject, favorites } from '../accounts/favorites.ts'
import type { Endpoint } from './endpoint.ts'
import { byId, numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of a user's likes. */
export const favoritesEndpoints = {
  getUserFavorites: {
    ...endpointRoutes.getUserFavorites,
    summary: 'Returns the current user’s favourites, newest like first; `subject` selects one kind',
    cache: 'private',
    bearer: true,
    query: z.object({
      subject: z.optional(favoriteSubject),
      /** Cursor: id of the like that ended the previous part, its `next`. */
      beforeId: z.optional(numberIn(1, 9_999_999_999)),
    }),
    result: favorites,
  },
  removeUserFavorite: {
    ...endpointRoutes.removeUserFavorite,
    summary: 'Removes an entry from the current user’s favourites; its number of likes stays',
    cache: 'private',
    bearer: true,
    params: z.object({ subject: favoriteSubject, id: byId.shape.id }),
    result: z.object({}),
  },
} as const satisfies Record<string, Endpoint>
