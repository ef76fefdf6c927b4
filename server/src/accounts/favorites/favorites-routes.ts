import { favoritesEndpoints } from '@rapport/contract/endpoints/favorites'
import type { FastifyInstance } from 'fastify'
import { requireXhr } from '../../platform/http/csrf.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import { removeFavorite } from '../../reactions/commands.ts'
import type { Subject } from '../../reactions/queries.ts'
import type { AccountDeps } from '../account-deps.ts'
import { toVisitorId } from '../queries.ts'
import { requireUser } from '../sessions/require-user.ts'
import { type FavoritesPart, getFavorites } from './favorites.ts'

export function favoritesRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database
  const { getUserFavorites, removeUserFavorite } = favoritesEndpoints

  scope.get(getUserFavorites.path, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const part = parseInput(getUserFavorites, request) as FavoritesPart
    return { result: await getFavorites(orm, user, part, deps.now()) }
  })

  scope.delete(removeUserFavorite.path, { onRequest: requireXhr }, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const { subject, id } = parseInput(removeUserFavorite, request) as { subject: Subject; id: number }
    await removeFavorite(orm, subject, id, toVisitorId(user))
    return { result: {} }
  })
}
