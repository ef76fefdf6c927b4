import { calls } from '@rapport/contract/calls'
import { endpoints } from '@rapport/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/app-error.ts'
import { callInput } from '../platform/call-input.ts'
import { refuseForms } from '../platform/own-program.ts'
import { requireBearer } from './bearer-door.ts'
import type { AccountDesk } from './desk.ts'
import { listSessions } from './queries.ts'
import { endSession, endSessionsOf, lockUser } from './sessions.ts'

/** Where a user is logged in, and the ends of it. */
export function sessionRoutes(scope: FastifyInstance, desk: AccountDesk): void {
  const { orm } = desk.database
  const changing = { onRequest: refuseForms }

  scope.get(calls.getUserSessions.path, async (request, reply) => {
    const { user, session } = await requireBearer(desk, request, reply)
    return { result: { sessions: await listSessions(orm, user.id, session.familyId, desk.now()) } }
  })
  scope.delete(calls.endUserSession.path, changing, async (request, reply) => {
    const { user } = await requireBearer(desk, request, reply)
    const { id } = callInput(endpoints.endUserSession, request) as { id: string }
    // Somebody else's is simply not there.
    if (!(await endSession(orm, { userId: user.id, familyId: id }))) throw notFound()
    desk.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
  scope.delete(calls.endOtherSessions.path, changing, async (request, reply) => {
    const { user, session } = await requireBearer(desk, request, reply)
    await orm.transaction(async (tx) => {
      await lockUser(tx, user.id, 'update')
      await endSessionsOf(tx, user.id, session.familyId)
    })
    desk.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
  scope.post(calls.logout.path, changing, async (request, reply) => {
    const { user, session } = await requireBearer(desk, request, reply)
    await endSession(orm, session)
    desk.logSecurityEvent('logout', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
}
