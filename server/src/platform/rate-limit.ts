import rateLimit from '@fastify/rate-limit'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** So many requests from one address (of IPv6: one network of 64 bits) within a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Addresses counted at once; those seen longest ago are forgotten first. */
const ADDRESSES_MAX = 20_000

/** Holds all routes of a scope, together, to one limit by address; above it they answer 429. */
export async function limitRate(scope: FastifyInstance, limit: RateLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: limit.windowMs,
    cache: ADDRESSES_MAX,
    errorResponseBuilder: () => new AppError(429, messages.tooManyRequests),
  })
}
