import { userOrdersEndpoints } from '@rapport/contract/endpoints/user-orders'
import { messages } from '@rapport/contract/errors/messages'
import type { OrderRequisites } from '@rapport/contract/requisites/order-requisites'
import type { FastifyInstance } from 'fastify'
import { fillCompany } from '../../accounts/company/company.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { requireOpenForms } from '../../content/accepts-personal-data.ts'
import { getRequisites } from '../../orders/requisites/requisites.ts'
import { lockUserOrder } from '../../orders/user-orders/lock-user-order.ts'
import { rejectCrossSite, requireXhr } from '../../platform/http/csrf.ts'
import { setNoStore } from '../../platform/http/no-store.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import type { Services } from '../../services.ts'
import type { AnswerDeps } from '../answers/answer-offer.ts'
import { giveRequisites } from './give-requisites.ts'

/** Adds the endpoint of the requisites that customers give in their account. */
export async function requisitesRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'now' | 'logSecurityEvent'>,
  deps: AnswerDeps,
): Promise<void> {
  const { database, now } = services
  const { orm } = database
  const endpoint = userOrdersEndpoints.updateUserOrderRequisites
  await app.register(async (scope) => {
    await acceptForms(scope)
    for (const hook of [setNoStore, rejectCrossSite, requireXhr]) scope.addHook('onRequest', hook)
    scope.put(endpoint.path, async (request, reply) => {
      const { user } = await requireUser(app.accounts, request, reply)
      const { number } = parseInput(endpoint, request) as { number: string }
      const form = await parseForm(request, endpoint.form)
      await requireOpenForms(orm, messages.accountFormClosed)
      const requisites = await orm.transaction(async (tx): Promise<OrderRequisites> => {
        const order = await lockUserOrder(tx, user.id, number)
        await giveRequisites(tx, order.id, form, { source: 'account', at: now() }, deps)
        return getRequisites(tx, order.id)
      })
      return { result: { requisites, savedToCompany: await fillCompany(orm, user.id, form) } }
    })
  })
}
