import { ORDER_PAGE } from '@rapport/contract/addresses'
import type { FailureStatus, FieldErrors } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { withoutValues } from '../platform/query-failure.ts'
import { drainBody } from '../platform/unread-body.ts'
import type { Orders } from './open-orders.ts'
import { emptyOrderBody, type OrderBody } from './order-body.ts'
import { takeOrder } from './order-door.ts'
import { referrerFields } from './referrer.ts'

/** What the page says of a form that was refused: the errors, and what had been typed. */
export interface OrderOutcome {
  errors: FieldErrors
  values: Record<string, string>
}

/** Answers with the order page. */
export type RenderOrderPage = (
  outcome: OrderOutcome,
  status: FailureStatus,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** The order form of a browser without JavaScript: it posts, and is answered with a page (decisions.md §3). */
export function formRoute(scope: FastifyInstance, orders: Orders, renderOrderPage: RenderOrderPage): void {
  // The page is written past Fastify's own answer, so that the rest of a refused body is let go of here.
  const refuse: RenderOrderPage = (outcome, status, request, reply) => {
    void drainBody(request.raw)
    return renderOrderPage(outcome, status, request, reply)
  }
  scope.post(
    ORDER_PAGE,
    {
      errorHandler: (error, request, reply) => {
        const { status, fields } = appError(error, request)
        return refuse({ errors: fields, values: {} }, status, request, reply)
      },
    },
    async (request, reply) => {
      const body = emptyOrderBody()
      const complete = () => completeForm(body, request, orders.publicUrl)
      try {
        const number = await takeOrder(request, orders, body, { complete })
        return reply.redirect(`${ORDER_PAGE}?number=${number}`, 303)
      } catch (error) {
        const { status, fields } = appError(error, request)
        return refuse({ errors: fields, values: typed(body) }, status, request, reply)
      }
    },
  )
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

const WORDS: Partial<Record<number, [FailureStatus, string]>> = {
  400: [400, messages.badRequest],
  413: [413, messages.bodyTooLarge],
  415: [415, messages.contentType],
  429: [429, messages.tooManyRequests],
}

function appError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const known = WORDS[(error as { statusCode?: number }).statusCode ?? 500]
  if (known) return new AppError(...known)
  request.log.error({ err: withoutValues(error) }, 'failed')
  return new AppError(500, messages.internal)
}
