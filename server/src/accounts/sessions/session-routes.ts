import { sessionTransferForm, transferCodeForm } from '@rapport/contract/accounts/accounts'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/http/api-error.ts'
import { requireXhr } from '../../platform/http/csrf.ts'
import { readClient } from '../../platform/http/request/client.ts'
import { parseForm, toNumber } from '../../platform/http/request/parse-form.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import type { AccountDeps } from '../account-deps.ts'
import { listSessions } from '../queries.ts'
import { requireUser } from './require-user.ts'
import { completeSessionTransfer, createSessionTransfer } from './session-transfers.ts'
import { deleteSession, deleteUserSessions, lockUser } from './sessions.ts'

/** Moves a log-in to the host of another city. */
export function sessionTransferRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  scope.post(endpointRoutes.createSessionTransfer.path, async (request, reply) => {
    const { session } = await requireUser(deps, request, reply)
    const { cityId } = await parseForm(request, sessionTransferForm, toNumber('cityId'))
    return { result: { transferCode: await createSessionTransfer(deps, session, cityId) } }
  })
  scope.post(endpointRoutes.completeSessionTransfer.path, async (request) => {
    const { transferCode } = await parseForm(request, transferCodeForm)
    const subdomain = findSubdomain(request.host.toLowerCase(), deps.publicUrl)
    return { result: await completeSessionTransfer(deps, { transferCode, subdomain }, readClient(request)) }
  })
}

export function sessionRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database
  const changing = { onRequest: requireXhr }

  scope.get(endpointRoutes.getUserSessions.path, async (request, reply) => {
    const { user, session } = await requireUser(deps, request, reply)
    const listed = await listSessions(orm, user.id, session.familyId, deps.now())
    const sessions = listed.map((one) => ({ ...one, place: deps.geoip.findPlace(one.network) ?? null }))
    return { result: { sessions } }
  })
  scope.delete(endpointRoutes.endUserSession.path, changing, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const { id } = parseInput(endpoints.endUserSession, request) as { id: string }
    // Another user's sessions answer 404.
    if (!(await deleteSession(orm, { userId: user.id, familyId: id }))) throw notFound()
    deps.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
  const endSessions = (except: 'this' | 'none') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { user, session } = await requireUser(deps, request, reply)
    await orm.transaction(async (tx) => {
      await lockUser(tx, user.id, 'update')
      await deleteUserSessions(tx, user.id, except === 'this' ? session.familyId : undefined)
    })
    deps.logSecurityEvent('sessions_ended', { userId: user.id, ip: request.ip })
    return { result: {} }
  }
  scope.delete(endpointRoutes.endOtherSessions.path, changing, endSessions('this'))
  scope.post(endpointRoutes.logoutEverywhere.path, changing, endSessions('none'))
  scope.post(endpointRoutes.logout.path, changing, async (request, reply) => {
    const { user, session } = await requireUser(deps, request, reply)
    await deleteSession(orm, session)
    deps.logSecurityEvent('logout', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
}
