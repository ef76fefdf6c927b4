import { codeForm, confirmCodeForm } from '@rapport/contract/accounts'
import { calls } from '@rapport/contract/calls'
import type { PersonalData } from '@rapport/contract/personal-data'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepPrivate, requireBearer } from './accounts/bearer-door.ts'
import { CODE_MAIL_QUEUE, requestCodeMail } from './accounts/code-mail.ts'
import { type CodePurpose, spendCode } from './accounts/codes.ts'
import { checkCode, wrongCode } from './accounts/desk.ts'
import { readForm } from './accounts/form.ts'
import type { Accounts } from './accounts/open-accounts.ts'
import { deleteUser, getProfile } from './accounts/personal-data.ts'
import { readSender } from './accounts/sender.ts'
import { lockUser } from './accounts/sessions.ts'
import { listCustomerOrders, unlinkOrders } from './orders/customer-orders.ts'
import { archivePersonalData } from './personal-data-archive.ts'
import { acceptForms } from './platform/form-body.ts'
import { acceptMultipart } from './platform/multipart-body.ts'
import { refuseCrossSite, refuseForms } from './platform/own-program.ts'
import type { Storage } from './platform/storage.ts'
import { answerBeforeBody } from './platform/unread-body.ts'

/** What a customer may have done with all that is kept of them; each needs a mailed code beside the log-in. */
export async function personalDataRoutes(
  app: FastifyInstance,
  { desk, jobs }: Accounts,
  storage: Storage,
): Promise<void> {
  const { orm } = desk.database

  /** Who asks, with the row of the code they have sent. */
  async function confirm(request: FastifyRequest, reply: FastifyReply, purpose: CodePurpose) {
    const bearer = await requireBearer(desk, request, reply)
    const { code } = await readForm(request, codeForm)
    const scope = { purpose, email: bearer.user.email }
    return { ...bearer, row: await checkCode(desk, scope, code, readSender(request)) }
  }

  await app.register(async (scope) => {
    answerBeforeBody(scope)
    acceptForms(scope)
    await acceptMultipart(scope)
    for (const hook of [keepPrivate, refuseCrossSite, refuseForms]) scope.addHook('onRequest', hook)

    const onResponse = async () => jobs.wake(CODE_MAIL_QUEUE)
    scope.post(calls.confirmCode.path, { onResponse }, async (request, reply) => {
      const { user } = await requireBearer(desk, request, reply)
      const { purpose } = await readForm(request, confirmCodeForm)
      await requestCodeMail(desk, jobs, { purpose, email: user.email }, readSender(request))
      return { result: {} }
    })

    scope.post(calls.exportUser.path, async (request, reply) => {
      const { user, session, row } = await confirm(request, reply, 'export')
      if (!(await spendCode(orm, row))) throw wrongCode()
      const { orders, files } = await listCustomerOrders(orm, user)
      const data: PersonalData = { profile: await getProfile(orm, user, session, desk.now()), orders }
      desk.logSecurityEvent('account_exported', { userId: user.id, ip: request.ip })
      if (request.headers.accept !== 'application/zip') return { result: data }
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="personal-data.zip"',
        })
        .send(archivePersonalData(data, files, storage))
    })

    scope.post(calls.removeUser.path, async (request, reply) => {
      const { user, row } = await confirm(request, reply, 'removal')
      await orm.transaction(async (tx) => {
        const current = await lockUser(tx, user.id, 'update')
        if (!current || !(await spendCode(tx, row))) throw wrongCode()
        await unlinkOrders(tx, user.id)
        await deleteUser(tx, current)
      })
      desk.logSecurityEvent('account_removed', { userId: user.id, ip: request.ip })
      return { result: {} }
    })
  })
}
