import { changeEmailForm, emailChangeForm } from '@rapport/contract/accounts/accounts'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance } from 'fastify'
import { requireOpenForms } from '../../content/accepts-personal-data.ts'
import { requireXhr } from '../../platform/http/csrf.ts'
import { readClient } from '../../platform/http/request/client.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireUser } from '../sessions/require-user.ts'
import { changeEmail, requestEmailChange } from './change-email.ts'

export function emailChangeRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const changing = { onRequest: requireXhr }

  scope.post(endpointRoutes.requestEmailChange.path, changing, async (request, reply) => {
    const bearer = await requireUser(deps, request, reply)
    const form = await parseForm(request, emailChangeForm)
    await requireOpenForms(deps.database.orm, messages.accountFormClosed)
    await requestEmailChange(deps, bearer, form, readClient(request))
    return { result: {} }
  })
  scope.post(endpointRoutes.changeEmail.path, changing, async (request, reply) => {
    const bearer = await requireUser(deps, request, reply)
    const form = await parseForm(request, changeEmailForm)
    await requireOpenForms(deps.database.orm, messages.accountFormClosed)
    return { result: { user: await changeEmail(deps, bearer, form, readClient(request)) } }
  })
}
