import { USER_FILE_MINUTES } from '@rapport/contract/accounts/account-limits'
import { userOrdersEndpoints } from '@rapport/contract/endpoints/user-orders'
import { DAY_MINUTES } from '@rapport/contract/hours/durations'
import { orderNumber } from '@rapport/contract/orders/orders'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { ApiError, notFound, orNotFound } from '../../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../../platform/http/csrf.ts'
import { setNoStore } from '../../platform/http/no-store.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import { signPath } from '../../platform/security/signed-url.ts'
import type { Orders } from '../create-orders.ts'
import { filePath, REMOVED_FILE } from '../files/file-link.ts'
import { cancelOrder } from './cancel-order.ts'
import { findUserOrder } from './get-user-order.ts'
import { listUserOrders, type UserOrdersPart } from './list-user-orders.ts'

interface ByNumber {
  Params: { number: string; id: string }
}

export async function userOrderRoutes(app: FastifyInstance, orders: Orders): Promise<void> {
  const { deps, fileKeys, logSecurityEvent } = orders
  const { orm } = deps.database
  const { getUserOrders, getUserOrder, getUserOrderFile, cancelUserOrder } = userOrdersEndpoints
  const accounts = { ...deps, logSecurityEvent }
  const getOrder = (userId: number, number: string) => orNotFound(findUserOrder(orm, userId, number))

  await app.register(async (scope) => {
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
  })
}

/** Throws 404 for a malformed number, as for a missing order. */
function parseNumber(text: string): string {
  const number = z.safeParse(orderNumber, text)
  if (!number.success) throw notFound()
  return number.data
}
