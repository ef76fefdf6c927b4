import { createHash, createHmac } from 'node:crypto'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import { messages } from '@rapport/contract/errors/messages'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { IDEMPOTENCY_KEY_MAX } from '@rapport/contract/orders/order-limits'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import { readVisitorId } from '../../platform/http/request/visitor-id.ts'

/** Time for which a key names its calculation. */
export const CLAIM_MS = 24 * HOUR_MS

/** Identity of a saved request: a repeat has the same sender, key and body. */
export interface CalculationClaim {
  /** Keyed hash of the sender. */
  sender: string
  idempotencyKey: string
  bodySha256: string
}

/**
 * Returns the claim of a request, as orders have it; undefined if it was sent without a key. Throws 400 for a key that
 * is too long or not ASCII.
 */
export function readClaim(
  request: FastifyRequest,
  form: CalculationRequest,
  { secret, userId }: ClaimOptions,
): CalculationClaim | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY_MAX || !/^[\x20-\x7e]+$/.test(key))
    throw new ApiError(400, messages.idempotencyKey)
  return { ...identify(request, form, { secret, userId }), idempotencyKey: key }
}

/**
 * Returns the claim of the form of a page: a repeated press saves one calculation. Another calculation from the same
 * page, after a step back, is a new one.
 */
export function readFormClaim(
  request: FastifyRequest,
  form: CalculationRequest,
  { key, ...options }: ClaimOptions & { key: string | undefined },
): CalculationClaim | undefined {
  if (!key) return undefined
  const claim = identify(request, form, options)
  const idempotencyKey = createHash('sha256').update(`${key} ${claim.bodySha256}`).digest('base64url')
  return { ...claim, idempotencyKey }
}

interface ClaimOptions {
  secret: Buffer
  userId: number | undefined
}

function identify(request: FastifyRequest, form: CalculationRequest, { secret, userId }: ClaimOptions) {
  const visitorId = readVisitorId(request)
  const anonymous = visitorId ? `visitor:${visitorId}` : `ip:${clientKey(request.ip)}`
  const name = userId === undefined ? anonymous : `user:${userId}`
  return {
    sender: createHmac('sha256', secret).update(name).digest('base64url'),
    bodySha256: createHash('sha256').update(JSON.stringify(form)).digest('base64url'),
  }
}
