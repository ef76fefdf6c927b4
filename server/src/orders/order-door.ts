import { IDEMPOTENCY_KEY_MAX } from '@rapport/contract/limits'
import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { findUser } from '../accounts/queries.ts'
import { cityExists } from '../contacts/queries.ts'
import { AppError } from '../platform/app-error.ts'
import { readBearer } from '../platform/bearer.ts'
import { clientKey, validIp } from '../platform/client-ip.ts'
import type { Orm } from '../platform/database.ts'
import { readUserAgent } from '../platform/user-agent.ts'
import { readVisitorId } from '../platform/visitor-id.ts'
import { placeOrder } from './commands.ts'
import { hashOrder, hashSender } from './idempotency.ts'
import type { Orders } from './open-orders.ts'
import { checkOrderBody, dropArrivedFiles, type OrderBody, readOrderBody } from './order-body.ts'

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
  const key = idempotencyKeyOf(request)
  await orders.orderLimit.check(request.ip)
  const upload = orders.uploads.begin(request.ip)
  try {
    await readOrderBody(request, orders.incoming, body, upload)
    way.complete?.(body)
    const form = checkOrderBody(body)
    await checkCity(orders.desk.database.orm, form.cityId)
    await orders.orderLimit.consume(request.ip)
    const userAgent = readUserAgent(request)
    const consent = form.policy ? { ip: validIp(request.ip) ?? null, userAgent } : undefined
    const user = await findUser(orders.desk.database.orm, readBearer(request))
    const idempotency =
      key === undefined
        ? undefined
        : {
            sender: hashSender(orders.senderSecret, senderOf(request, user?.id)),
            key,
            bodySha256: hashOrder(form, body.files),
          }
    const draft = { form, files: body.files, consent, userId: user?.id, idempotency }
    const number = await placeOrder(orders.desk, draft)
    request.log.info({ order: number, files: body.files.map((file) => file.size) }, 'order placed')
    return number
  } finally {
    await upload.end()
    await dropArrivedFiles(body)
  }
}

/** Throws the 422 of a city that the site does not have, or has no more. */
async function checkCity(orm: Orm, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await cityExists(orm, id))) return
  throw new AppError(422, messages.invalid, { cityId: [messages.cityUnknown] })
}

/** Who sends an order, as far as the request says: a user, a browser, or at least an address. */
function senderOf(request: FastifyRequest, userId: number | undefined): string {
  if (userId !== undefined) return `user:${userId}`
  const visitorId = readVisitorId(request)
  return visitorId ? `visitor:${visitorId}` : `ip:${clientKey(request.ip)}`
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAX && /^[\x20-\x7e]+$/.test(key)) return key
  throw new AppError(400, messages.idempotencyKey)
}
