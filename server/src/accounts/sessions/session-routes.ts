import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/api-error.ts'
import { requireXhr } from '../../platform/http/csrf.ts'
import { parseInput } from '../../platform/http/parse-input.ts'
import type { AccountDeps } from '../account-deps.ts'
import { listSessions } from '../queries.ts'
import { requireUser } from './require-user.ts'
import { deleteSession, deleteSessionsOf, lockUser } from './sessions.ts'

/** Where a user is logged in, and the ends of it. */
export function sessionRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database
  const changing = { onRequest: requireXhr }

  scope.get(endpointRoutes.getUserSessions.path, async (request, reply) => {
    const { user, session } = await requireUser(deps, request, reply)
    return { result: { sessions: await listSessions(orm, user.id, session.familyId, deps.now()) } }
  })
  scope.delete(endpointRoutes.endUserSession.path, changing, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const { id } = parseInput(endpoints.endUserSession, request) as { id: string }
    // Somebody else's is simply not there.
    if (!(await deleteSession(orm, { userId: user.id, familyId: id }))) throw notFound()
    deps.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
  scope.delete(endpointRoutes.endOtherSessions.path, changing, async (request, reply) => {
    const { user, session } = await requireUser(deps, request, reply)
    await orm.transaction(async (tx) => {
      await lockUser(tx, user.id, 'update')
      await deleteSessionsOf(tx, user.id, session.familyId)
    })
    deps.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
  scope.post(endpointRoutes.logout.path, changing, async (request, reply) => {
    const { user, session } = await requireUser(deps, request, reply)
    await deleteSession(orm, session)
    deps.logSecurityEvent('logout', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
}
