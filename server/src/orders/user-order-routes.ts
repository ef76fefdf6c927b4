import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { orderNumber } from '@rapport/contract/orders'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import { requireUser, setNoStore } from '../accounts/sessions/require-user.ts'
import { notFound, orNotFound } from '../platform/http/api-error.ts'
import { findUserOrder, listUserOrders } from './user-orders.ts'

/** Adds the routes of a user's own orders. */
export async function userOrderRoutes(
  app: FastifyInstance,
  accounts: Parameters<typeof requireUser>[0],
): Promise<void> {
  const { orm } = accounts.database
  await app.register(async (scope) => {
    scope.addHook('onRequest', setNoStore)
    scope.get(endpointRoutes.getUserOrders.path, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      return { result: { orders: await listUserOrders(orm, user.id) } }
    })
    scope.get<{ Params: { number: string } }>(endpointRoutes.getUserOrder.path, async (request, reply) => {
      const { user } = await requireUser(accounts, request, reply)
      const number = z.safeParse(orderNumber, request.params.number)
      // Somebody else's order, and what is no number at all, are simply not there.
      if (!number.success) throw notFound()
      return { result: { order: await orNotFound(findUserOrder(orm, user.id, number.data)) } }
    })
  })
}
