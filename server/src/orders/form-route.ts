import { ORDER_PAGE } from '@rapport/contract/addresses'
import type { FailureStatus } from '@rapport/contract/failure'
import type { OrderOutcome } from '@rapport/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asAppError } from '../platform/error-handler.ts'
import { drainBody } from '../platform/unread-body.ts'
import type { Orders } from './open-orders.ts'
import { emptyOrderBody, type OrderBody } from './order-body.ts'
import { takeOrder } from './order-door.ts'
import { referrerFields } from './referrer.ts'

/** Answers with the order page. */
export type RenderOrderPage = (
  outcome: OrderOutcome,
  status: FailureStatus,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/**
 * The order form of a browser without JavaScript: it posts, and is answered with a page. What can be put right in the
 * form shows it again with what was typed; all else is told on a page that costs nothing to make.
 */
export function formRoute(scope: FastifyInstance, orders: Orders, renderOrderPage: RenderOrderPage): void {
  scope.post(ORDER_PAGE, { config: { slowBody: true } }, async (request, reply) => {
    const body = emptyOrderBody()
    const complete = () => completeForm(body, request, orders.publicUrl)
    try {
      const number = await takeOrder(request, orders, body, { complete })
      return reply.redirect(`${ORDER_PAGE}?number=${number}`, 303)
    } catch (error) {
      const failure = asAppError(error, request.log)
      if (failure.status !== 422) throw failure
      // The page is written past Fastify's own answer, so that the rest of a refused body is let go of here.
      void drainBody(request.raw)
      return renderOrderPage({ errors: failure.fields, values: typed(body) }, 422, request, reply)
    }
  })
}

function completeForm(body: OrderBody, request: FastifyRequest, publicUrl: string): void {
  // A box that is not ticked is not sent; this form always has it (§5).
  body.fields = { policy: '0', ...body.fields }
  if (body.fields.referrerUrl) return
  body.fields = { ...body.fields, ...referrerFields(request.headers.referer, publicUrl) }
}

function typed(body: OrderBody): Record<string, string> {
  const texts = Object.entries(body.fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(texts)
}
