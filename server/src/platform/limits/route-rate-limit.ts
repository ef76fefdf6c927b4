import { createHmac } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientKey } from '../http/request/client-ip.ts'
import { type StoredRateLimit, tooManyRequests } from './stored-rate-limit.ts'

/** Number of requests from one IP within a window. For IPv6, from one network of 64 bits. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Maximum number of IPs. The least recently seen are evicted first. */
const IPS_MAX = 20_000

/**
 * Limits all routes of a scope together by IP, counted in this process. For requests too frequent for
 * the database. Above the limit they answer 429 with Retry-After.
 */
export async function limitRate(scope: FastifyInstance, name: string, limit: RateLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: limit.windowMs,
    cache: IPS_MAX,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl, name),
  })
}

/**
 * Limits all routes of a scope together by IP. The count is shared by all processes and survives
 * restarts. The database stores only a keyed hash of the IP.
 */
export function limitStoredRate(scope: FastifyInstance, limit: StoredRateLimit, key: Buffer): void {
  const hash = (ip: string) => createHmac('sha256', key).update(clientKey(ip)).digest('base64url')
  scope.addHook('onRequest', (request) => limit.consume(hash(request.ip)))
}
