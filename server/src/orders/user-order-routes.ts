import { calls } from '@rapport/contract/calls'
import { orderNumber } from '@rapport/contract/orders'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import { keepPrivate, requireBearer } from '../accounts/bearer-door.ts'
import { found, notFound } from '../platform/app-error.ts'
import { findUserOrder, listUserOrders } from './user-orders.ts'

/** Orders in the cabinet of whoever placed them. */
export async function userOrderRoutes(
  app: FastifyInstance,
  accounts: Parameters<typeof requireBearer>[0],
): Promise<void> {
  const { orm } = accounts.database
  await app.register(async (scope) => {
    scope.addHook('onRequest', keepPrivate)
    scope.get(calls.getUserOrders.path, async (request, reply) => {
      const { user } = await requireBearer(accounts, request, reply)
      return { result: { orders: await listUserOrders(orm, user.id) } }
    })
    scope.get<{ Params: { number: string } }>(calls.getUserOrder.path, async (request, reply) => {
      const { user } = await requireBearer(accounts, request, reply)
      const number = z.safeParse(orderNumber, request.params.number)
      // Somebody else's order, and what is no number at all, are simply not there.
      if (!number.success) throw notFound()
      return { result: { order: await found(findUserOrder(orm, user.id, number.data)) } }
    })
  })
}
