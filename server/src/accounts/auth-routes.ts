import {
  emailForm,
  loginForm,
  resetPasswordForm,
  storePasswordForm,
} from '@rapport/contract/accounts/accounts'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireOpenForms } from '../content/accepts-personal-data.ts'
import { readClient } from '../platform/http/request/client.ts'
import { omitEmpty, parseForm } from '../platform/http/request/parse-form.ts'
import type { AccountDeps } from './account-deps.ts'
import type { CodePurpose } from './codes/codes.ts'
import { enqueueCodeEmail } from './codes/send-code-email.ts'
import { login } from './login.ts'
import { resetPassword } from './passwords/change-password.ts'
import { storePassword } from './registration.ts'

export function authRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const requireOpenRegistration = () => requireOpenForms(deps.database.orm, messages.registrationClosed)
  const mailCode = (purpose: CodePurpose) => async (request: FastifyRequest) => {
    const { email } = await parseForm(request, emailForm)
    if (purpose === 'registration') await requireOpenRegistration()
    await enqueueCodeEmail(deps, { purpose, email }, readClient(request))
    return { result: {} }
  }

  scope.post(endpointRoutes.register.path, mailCode('registration'))
  scope.post(endpointRoutes.forgotPassword.path, mailCode('recovery'))
  scope.post(endpointRoutes.storePassword.path, async (request) => {
    const form = await parseForm(request, storePasswordForm, omitEmpty('phone'))
    await requireOpenRegistration()
    return { result: await storePassword(deps, form, readClient(request)) }
  })
  scope.post(endpointRoutes.login.path, async (request) => ({
    result: await login(deps, await parseForm(request, loginForm), readClient(request)),
  }))
  scope.post(endpointRoutes.resetPassword.path, async (request) => ({
    result: await resetPassword(deps, await parseForm(request, resetPasswordForm), readClient(request)),
  }))
}
