import type { Orm } from '../../platform/database/database.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import type { RateLimit } from '../../platform/limits/route-rate-limit.ts'
import { createStoredRateLimit, tooManyRequests } from '../../platform/limits/stored-rate-limit.ts'

const NAME = 'orders'

/** Limit of placed orders by IP address. Refused orders do not count. */
export interface OrderLimit {
  /** Throws 429 if the limit is reached, before the body is read. */
  check(ip: string): Promise<void>
  /** Counts an order about to be placed. Throws 429 if concurrent orders have reached the limit. */
  consume(ip: string): Promise<void>
}

export function createOrderLimit(orm: Orm, { max, windowMs }: RateLimit): OrderLimit {
  const limit = createStoredRateLimit(orm, { name: NAME, points: max, windowSeconds: windowMs / 1000 })
  return {
    async check(ip) {
      const { points, msBeforeNext } = await limit.get(clientKey(ip))
      if (points >= max) throw tooManyRequests(msBeforeNext, NAME)
    },
    consume: (ip) => limit.consume(clientKey(ip)),
  }
}
