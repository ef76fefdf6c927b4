import { emailForm, loginForm, resetPasswordForm, storePasswordForm } from '@rapport/contract/accounts'
import { calls } from '@rapport/contract/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE_MAIL_QUEUE, requestCodeMail } from './code-mail.ts'
import type { CodePurpose } from './codes.ts'
import { readForm, withoutEmpty } from './form.ts'
import { login } from './login.ts'
import type { Accounts } from './open-accounts.ts'
import { resetPassword } from './password-change.ts'
import { storePassword } from './registration.ts'
import { readSender } from './sender.ts'

/** Calls of somebody who is not logged in yet. */
export function authRoutes(scope: FastifyInstance, { desk, jobs }: Accounts): void {
  const mailCode = (purpose: CodePurpose) => async (request: FastifyRequest) => {
    const { email } = await readForm(request, emailForm)
    await requestCodeMail(desk, jobs, { purpose, email }, readSender(request))
    return { result: {} }
  }
  // The mail starts when the visitor has their answer: an embedded database would make it wait for that.
  const onResponse = async () => jobs.wake(CODE_MAIL_QUEUE)

  scope.post(calls.register.path, { onResponse }, mailCode('registration'))
  scope.post(calls.forgotPassword.path, { onResponse }, mailCode('recovery'))
  scope.post(calls.storePassword.path, async (request) => {
    const form = await readForm(request, storePasswordForm, withoutEmpty('phone'))
    return { result: await storePassword(desk, form, readSender(request)) }
  })
  scope.post(calls.login.path, async (request) => ({
    result: await login(desk, await readForm(request, loginForm), readSender(request)),
  }))
  scope.post(calls.resetPassword.path, async (request) => ({
    result: await resetPassword(desk, await readForm(request, resetPasswordForm), readSender(request)),
  }))
}
