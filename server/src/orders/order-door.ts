import { IDEMPOTENCY_KEY_MAX } from '@rapport/contract/limits'
import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { findUser } from '../accounts/queries.ts'
import { AppError } from '../platform/app-error.ts'
import { readBearer } from '../platform/bearer.ts'
import { validIp } from '../platform/client-ip.ts'
import { cleanText } from '../platform/form-body.ts'
import { placeOrder } from './commands.ts'
import type { Orders } from './open-orders.ts'
import { checkOrderBody, dropArrivedFiles, type OrderBody, readOrderBody } from './order-body.ts'

const USER_AGENT_MAX = 500

/** What the two ways of ordering differ in. */
export interface OrderWay {
  /** Fills in what the client of this way leaves out, once the body is read. */
  complete?: (body: OrderBody) => void
}

/** Reads, checks and places the order of a request. Gives its number; leaves no file behind when it throws. */
export async function takeOrder(
  request: FastifyRequest,
  orders: Orders,
  body: OrderBody,
  way: OrderWay = {},
): Promise<string> {
  const idempotencyKey = idempotencyKeyOf(request)
  try {
    await readOrderBody(request, orders.incoming, body)
    way.complete?.(body)
    const form = checkOrderBody(body)
    const userAgent = cleanText(request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
    const consent = form.policy ? { ip: validIp(request.ip) ?? null, userAgent } : undefined
    const user = await findUser(orders.desk.database.orm, readBearer(request))
    const draft = { form, files: body.files, consent, userId: user?.id, idempotencyKey }
    const number = await placeOrder(orders.desk, draft)
    request.log.info({ order: number, files: body.files.map((file) => file.size) }, 'order placed')
    return number
  } finally {
    await dropArrivedFiles(body)
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAX && /^[\x20-\x7e]+$/.test(key)) return key
  throw new AppError(400, messages.idempotencyKey)
}
