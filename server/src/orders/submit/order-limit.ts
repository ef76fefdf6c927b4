import type { Orm } from '../../platform/database/database.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import type { RateLimit } from '../../platform/limits/route-rate-limit.ts'
import { createStoredRateLimit, tooManyRequests } from '../../platform/limits/stored-rate-limit.ts'

const NAME = 'orders'

/** How many orders may be placed from one address; what is refused does not count. */
export interface OrderLimit {
  /** Throws the 429 where none is left, before anything is read for nothing. */
  check(ip: string): Promise<void>
  /** Counts an order that is about to be placed; throws the 429 where others were faster. */
  consume(ip: string): Promise<void>
}

/** Creates the limit of orders, counted in the database. */
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
