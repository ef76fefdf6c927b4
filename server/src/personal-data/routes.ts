import { codeForm, confirmCodeForm } from '@rapport/contract/accounts/accounts'
import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccountDeps, checkCode, wrongCodeError } from '../accounts/account-deps.ts'
import { type CodePurpose, consumeCode } from '../accounts/codes/codes.ts'
import { enqueueCodeEmail } from '../accounts/codes/send-code-email.ts'
import { getProfile } from '../accounts/personal-data.ts'
import { requireUser } from '../accounts/sessions/require-user.ts'
import { lockUser } from '../accounts/sessions/sessions.ts'
import { listCalculations } from '../calculations/stored/find-calculation.ts'
import { listKeptInvoices } from '../invoices/list-kept-invoices.ts'
import { listCustomerOffers } from '../offers/list-customer-offers.ts'
import { listCustomerOrders, matchCustomer } from '../orders/customer-orders.ts'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { replyBeforeBody } from '../platform/http/early-response.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { readClient } from '../platform/http/request/client.ts'
import { acceptForms } from '../platform/http/request/form-body.ts'
import { parseForm } from '../platform/http/request/parse-form.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { listCustomerProofs } from '../proofs/list-customer-proofs.ts'
import { archivePersonalData } from './archive.ts'
import { removeAccount } from './remove-account.ts'

/** Adds the export and the removal of personal data. Both require a mailed code in addition to the log-in. */
export async function personalDataRoutes(
  app: FastifyInstance,
  deps: AccountDeps,
  storage: Storage,
): Promise<void> {
  const { orm } = deps.database

  /** Returns the current user and the row of the code in the form. */
  async function confirm(request: FastifyRequest, reply: FastifyReply, purpose: CodePurpose) {
    const bearer = await requireUser(deps, request, reply)
    const { code } = await parseForm(request, codeForm)
    const scope = { purpose, email: bearer.user.email }
    return { ...bearer, row: await checkCode(deps, scope, code, readClient(request)) }
  }

  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    for (const hook of [setNoStore, rejectCrossSite, requireXhr]) scope.addHook('onRequest', hook)

    scope.post(endpointRoutes.confirmCode.path, async (request, reply) => {
      const { user } = await requireUser(deps, request, reply)
      const { purpose } = await parseForm(request, confirmCodeForm)
      await enqueueCodeEmail(deps, { purpose, email: user.email }, readClient(request))
      return { result: {} }
    })

    scope.post(endpointRoutes.exportUser.path, async (request, reply) => {
      const { user, session, row } = await confirm(request, reply, 'export')
      if (!(await consumeCode(orm, row))) throw wrongCodeError()
      const { orders, files } = await listCustomerOrders(orm, matchCustomer(user))
      const data: PersonalData = {
        profile: await getProfile(orm, user, session.familyId, deps.now()),
        calculations: await listCalculations(orm, user.id, deps.now()),
        orders,
        offers: await listCustomerOffers(orm, matchCustomer(user)),
        proofs: await listCustomerProofs(orm, matchCustomer(user)),
        invoices: await listKeptInvoices(orm, matchCustomer(user)),
      }
      deps.logSecurityEvent('account_exported', { userId: user.id, ip: request.ip })
      if (request.headers.accept !== 'application/zip') return { result: data }
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="personal-data.zip"',
        })
        .send(archivePersonalData(data, files, storage))
    })

    scope.post(endpointRoutes.removeUser.path, async (request, reply) => {
      const { user, row } = await confirm(request, reply, 'removal')
      await orm.transaction(async (tx) => {
        const current = await lockUser(tx, user.id, 'update')
        if (!current || !(await consumeCode(tx, row))) throw wrongCodeError()
        await removeAccount(tx, deps, current, readClient(request))
      })
      deps.logSecurityEvent('account_removed', { userId: user.id, ip: request.ip })
      return { result: {} }
    })
  })
}
