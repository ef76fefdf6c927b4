import { emailForm, loginForm, resetPasswordForm, storePasswordForm } from '@rapport/contract/accounts'
import { calls } from '@rapport/contract/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE_MAIL_QUEUE, queueCodeMail } from './code-mail.ts'
import type { CodePurpose } from './codes.ts'
import { login, resetPassword, storePassword } from './commands.ts'
import { readForm, withoutEmpty } from './form.ts'
import type { Accounts } from './open-accounts.ts'

/** Calls of somebody who is not logged in yet. */
export function authRoutes(scope: FastifyInstance, { desk, jobs, mailTries }: Accounts): void {
  const mailCode = (purpose: CodePurpose) => async (request: FastifyRequest) => {
    const { email } = await readForm(request, emailForm)
    mailTries.take(email)
    await queueCodeMail(jobs, desk.database.orm, { purpose, email })
    return { result: {} }
  }
  // The mail starts when the visitor has their answer: an embedded database would make it wait for that.
  const onResponse = async () => jobs.wake(CODE_MAIL_QUEUE)

  scope.post(calls.register.path, { onResponse }, mailCode('registration'))
  scope.post(calls.forgotPassword.path, { onResponse }, mailCode('recovery'))
  scope.post(calls.storePassword.path, async (request) => ({
    result: await storePassword(desk, await readForm(request, storePasswordForm, withoutEmpty('phone'))),
  }))
  scope.post(calls.login.path, async (request) => ({
    result: await login(desk, await readForm(request, loginForm)),
  }))
  scope.post(calls.resetPassword.path, async (request) => ({
    result: await resetPassword(desk, await readForm(request, resetPasswordForm)),
  }))
}
