import { USER_FILE_MINUTES } from '@rapport/contract/accounts/account-limits'
import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { userOrdersEndpoints } from '@rapport/contract/endpoints/user-orders'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MINUTES } from '@rapport/contract/hours/durations'
import { orderMessageForm } from '@rapport/contract/orders/order-message'
import { orderNumber } from '@rapport/contract/orders/orders'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { requireOpenForms } from '../../content/accepts-personal-data.ts'
import type { Hooks } from '../../hooks.ts'
import { ApiError, notFound, orNotFound } from '../../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../../platform/http/csrf.ts'
import { replyBeforeBody } from '../../platform/http/early-response.ts'
import { setNoStore } from '../../platform/http/no-store.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import { signPath } from '../../platform/security/signed-url.ts'
import { parseMessage } from '../conversation/parse-message.ts'
import { readUserMessages, sendUserMessage } from '../conversation/user-messages.ts'
import type { Orders } from '../create-orders.ts'
import { filePath, REMOVED_FILE } from '../files/file-link.ts'
import { cancelOrder } from './cancel-order.ts'
import { findUserOrder } from './get-user-order.ts'
import { listUserOrders, type UserOrdersPart } from './list-user-orders.ts'

interface ByNumber {
  Params: { number: string; id: string }
}

/** Adds the endpoints of a customer's orders. */
export async function userOrderRoutes(
  app: FastifyInstance,
  orders: Orders,
  {
    listOrderOffers,
    listCustomerInvoices,
    findOrderProof,
    getOrderProduction,
  }: Pick<Hooks, 'listOrderOffers' | 'listCustomerInvoices' | 'findOrderProof' | 'getOrderProduction'>,
): Promise<void> {
  const { deps, fileKeys, logSecurityEvent } = orders
  const { orm } = deps.database
  const { getUserOrders, getUserOrder, getUserOrderFile, cancelUserOrder } = userOrdersEndpoints
  const { sendUserOrderMessage, readUserOrderMessages } = userOrdersEndpoints
  const accounts = { ...deps, logSecurityEvent }
  const getOrder = async (userId: number, number: string): Promise<UserOrder> => ({
    ...(await orNotFound(findUserOrder(orm, userId, number, orders.signFile))),
    offers: await listOrderOffers.call(number),
    invoices: await listCustomerInvoices.call({ orderNumber: number }),
    proof: await findOrderProof.call(number),
    ...(await getOrderProduction.call(number)),
  })

  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    scope.addHook('onRequest', setNoStore)

    scope.get(getUserOrders.path, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      const part = parseInput(getUserOrders, request) as UserOrdersPart
      return { result: await listUserOrders(orm, user.id, part) }
    })

    scope.get<ByNumber>(getUserOrder.path, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      return { result: { order: await getOrder(user.id, parseNumber(request.params.number)) } }
    })

    scope.get<ByNumber>(getUserOrderFile.path, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      const { files } = await getOrder(user.id, parseNumber(request.params.number))
      const file = files.find(({ id }) => id === request.params.id)
      if (!file) throw notFound()
      if (file.isRemoved) throw new ApiError(404, REMOVED_FILE)
      const days = USER_FILE_MINUTES / DAY_MINUTES
      return { result: { url: signPath(fileKeys.current, filePath(file.id), days, deps.now()) } }
    })

    const changing = { onRequest: [rejectCrossSite, requireXhr] }
    scope.post<ByNumber>(cancelUserOrder.path, changing, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      const number = parseNumber(request.params.number)
      await cancelOrder(deps, user.id, number)
      return { result: { order: await getOrder(user.id, number) } }
    })

    const withFiles = { ...changing, config: { slowBody: true } }
    scope.post<ByNumber>(sendUserOrderMessage.path, withFiles, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      const number = parseNumber(request.params.number)
      await requireOpenForms(orm, messages.accountFormClosed)
      await using message = await parseMessage(request, orders, orderMessageForm)
      const { form, files } = message
      await sendUserMessage(deps, { userId: user.id, number }, { text: form.text, files })
      return { result: { order: await getOrder(user.id, number) } }
    })

    scope.post<ByNumber>(readUserOrderMessages.path, changing, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      await readUserMessages(deps, user.id, parseNumber(request.params.number))
      return { result: {} }
    })
  })
}

/** Throws 404 for a malformed number, as for a missing order. */
function parseNumber(text: string): string {
  const number = z.safeParse(orderNumber, text)
  if (!number.success) throw notFound()
  return number.data
}
