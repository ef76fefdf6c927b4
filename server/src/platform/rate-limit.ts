import rateLimit from '@fastify/rate-limit'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** So many requests from one address within a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Addresses counted at once; those seen longest ago are forgotten first. */
const ADDRESSES_MAX = 20_000

/** Holds every route of a scope, together, to one limit by address; above it they answer 429. */
export async function limitRate(scope: FastifyInstance, limit: RateLimit, group: string): Promise<void> {
  await scope.register(rateLimit, { global: false, cache: ADDRESSES_MAX })
  scope.addHook('onRoute', (route) => {
    route.config = {
      ...route.config,
      rateLimit: {
        max: limit.max,
        timeWindow: limit.windowMs,
        groupId: group,
        errorResponseBuilder: () => new AppError(429, messages.tooManyRequests),
      },
    }
  })
}
