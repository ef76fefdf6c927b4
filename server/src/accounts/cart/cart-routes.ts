import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { cart } from '@rapport/contract/orders/cart-line'
import type { FastifyInstance } from 'fastify'
import { requireXhr } from '../../platform/http/csrf.ts'
import { parseForm } from '../../platform/http/request/parse-form.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireUser } from '../sessions/require-user.ts'
import { getCart, updateCart } from './cart.ts'

export function cartRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database

  scope.get(endpointRoutes.getUserCart.path, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    return { result: { cart: await getCart(orm, user.id) } }
  })
  scope.put(endpointRoutes.updateUserCart.path, { onRequest: requireXhr }, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const form = await parseForm(request, cart)
    return { result: { cart: await updateCart(orm, user.id, form, deps.now()) } }
  })
}
