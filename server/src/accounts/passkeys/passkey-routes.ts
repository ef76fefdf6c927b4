import {
  passkeyForm,
  passkeyLoginForm,
  passkeyOptionsForm,
  passkeyPatch,
} from '@rapport/contract/accounts/passkeys'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, orNotFound } from '../../platform/http/api-error.ts'
import { requireXhr } from '../../platform/http/csrf.ts'
import { readClient } from '../../platform/http/request/client.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireUser } from '../sessions/require-user.ts'
import { addPasskey, createPasskeyOptions } from './add-passkey.ts'
import { createPasskeyLoginOptions, loginByPasskey } from './passkey-login.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.ts'

/** Another user's keys answer 404. */
export function passkeyRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database
  const changing = { onRequest: requireXhr }
  const idIn = (request: FastifyRequest) =>
    (parseInput(endpoints.updatePasskey, request) as { id: string }).id

  scope.get(endpointRoutes.getUserPasskeys.path, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    return { result: { passkeys: await listPasskeys(orm, user.id) } }
  })
  scope.post(endpointRoutes.createPasskeyOptions.path, changing, async (request, reply) => {
    const bearer = await requireUser(deps, request, reply)
    const { currentPassword } = await parseForm(request, passkeyOptionsForm)
    return { result: { options: await createPasskeyOptions(deps, bearer, currentPassword) } }
  })
  scope.post(endpointRoutes.createPasskey.path, changing, async (request, reply) => {
    const bearer = await requireUser(deps, request, reply)
    const form = await parseForm(request, passkeyForm)
    return { result: { passkey: await addPasskey(deps, bearer, form, readClient(request)) } }
  })
  scope.patch(endpointRoutes.updatePasskey.path, changing, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const id = idIn(request)
    const { name } = await parseForm(request, passkeyPatch)
    return { result: { passkey: await orNotFound(renamePasskey(orm, { userId: user.id, id }, name)) } }
  })
  scope.delete(endpointRoutes.deletePasskey.path, changing, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    if (!(await deletePasskey(deps, user, idIn(request), readClient(request)))) throw notFound()
    deps.logSecurityEvent('passkey_removed', { userId: user.id, ip: request.ip })
    return { result: {} }
  })
}

/** Has a limit of its own, since every log-in form requests it when it opens. */
export function passkeyLoginOptionsRoute(scope: FastifyInstance, deps: AccountDeps): void {
  scope.post(endpointRoutes.createPasskeyLoginOptions.path, async () => ({
    result: { options: await createPasskeyLoginOptions(deps) },
  }))
}

export function passkeyLoginRoute(scope: FastifyInstance, deps: AccountDeps): void {
  scope.post(endpointRoutes.loginByPasskey.path, async (request) => {
    const { credential } = await parseForm(request, passkeyLoginForm)
    return { result: await loginByPasskey(deps, credential, readClient(request)) }
  })
}
