import { createHmac } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientKey } from '../http/client-ip.ts'
import { type StoredRateLimit, tooManyRequests } from './stored-rate-limit.ts'

/** So many requests from one address (of IPv6: one network of 64 bits) within a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Addresses counted at once; those seen longest ago are forgotten first. */
const ADDRESSES_MAX = 20_000

/**
 * Holds all routes of a scope, together, to one limit by address, counted in this process: for what is asked so often
 * that the database must not be. Above it they answer 429, with the true Retry-After.
 */
export async function limitRate(scope: FastifyInstance, name: string, limit: RateLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: limit.windowMs,
    cache: ADDRESSES_MAX,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl, name),
  })
}

/**
 * Holds all routes of a scope, together, to one limit by address that all processes share and a restart keeps. The
 * database is given no more than a keyed hash of the address.
 */
export function limitStoredRate(scope: FastifyInstance, limit: StoredRateLimit, key: Buffer): void {
  const hash = (ip: string) => createHmac('sha256', key).update(clientKey(ip)).digest('base64url')
  scope.addHook('onRequest', (request) => limit.consume(hash(request.ip)))
}
