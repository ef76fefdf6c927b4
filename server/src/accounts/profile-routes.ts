import { changePasswordForm, type Session, userPatch } from '@rapport/contract/accounts/accounts'
import type { EndpointInput } from '@rapport/contract/endpoints/api'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listLowestPrices } from '../catalog/lowest-prices.ts'
import { requireOpenForms } from '../content/accepts-personal-data.ts'
import { requireXhr } from '../platform/http/csrf.ts'
import { readClient } from '../platform/http/request/client.ts'
import { parseForm, toNumber } from '../platform/http/request/parse-form.ts'
import { parseInput } from '../platform/http/request/parse-input.ts'
import type { AccountDeps } from './account-deps.ts'
import { updateUser } from './commands.ts'
import { changePassword } from './passwords/change-password.ts'
import { toUser } from './queries.ts'
import { requireUser, unauthorized } from './sessions/require-user.ts'
import { refreshToken } from './sessions/sessions.ts'

export function profileRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database
  const getBearer = (request: FastifyRequest, reply: FastifyReply) => requireUser(deps, request, reply)

  scope.get(endpointRoutes.getUser.path, async (request, reply) => {
    const bearer = await getBearer(request, reply)
    // A HEAD response has no body for a new token, so the old token must stay valid.
    const token =
      request.method === 'HEAD'
        ? bearer.token
        : await refreshToken(orm, bearer.session, bearer.token, deps.now())
    if (!token) throw unauthorized(reply)
    return { result: { token, user: toUser(bearer.user) } satisfies Session }
  })

  scope.get(endpointRoutes.getUserPrices.path, async (request, reply) => {
    const { user } = await getBearer(request, reply)
    const { ids } = parseInput(endpoints.getUserPrices, request) as EndpointInput<'getUserPrices'>
    return { result: { prices: await listLowestPrices(orm, ids, user.priceList) } }
  })

  const changing = { onRequest: requireXhr }
  scope.patch(endpointRoutes.updateUser.path, changing, async (request, reply) => {
    const { user } = await getBearer(request, reply)
    const patch = await parseForm(request, userPatch, toNumber('cityId'))
    await requireOpenForms(orm, messages.accountFormClosed)
    return { result: { user: await updateUser(orm, user, patch) } }
  })
  scope.post(endpointRoutes.changePassword.path, changing, async (request, reply) => {
    const bearer = await getBearer(request, reply)
    const form = await parseForm(request, changePasswordForm)
    return { result: await changePassword(deps, bearer, form, readClient(request)) }
  })
}
