import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../platform/form-body.ts'
import { acceptMultipart } from '../platform/multipart-body.ts'
import { refuseCrossSite, refuseForms } from '../platform/own-program.ts'
import { limitRate, type RateLimit } from '../platform/rate-limit.ts'
import { answerBeforeBody } from '../platform/unread-body.ts'
import { authRoutes } from './auth-routes.ts'
import { keepPrivate } from './bearer-door.ts'
import { cabinetRoutes } from './cabinet-routes.ts'
import type { Accounts } from './open-accounts.ts'

/** Log-ins, registrations and codes from one address: an office stays below, a guesser does not. */
const RATE_LIMIT: RateLimit = { max: 60, windowMs: 10 * 60_000 }

export interface AccountRoutesOptions {
  rateLimit?: RateLimit
}

/** Everything of a user's own: how one becomes one, and their cabinet. */
export async function accountRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  options: AccountRoutesOptions = {},
): Promise<void> {
  await app.register(async (scope) => {
    answerBeforeBody(scope)
    acceptForms(scope)
    await acceptMultipart(scope)
    scope.addHook('onRequest', keepPrivate)
    scope.addHook('onRequest', refuseCrossSite)
    cabinetRoutes(scope, accounts)
    await scope.register(async (limited) => {
      await limitRate(limited, 'accounts', options.rateLimit ?? RATE_LIMIT)
      limited.addHook('onRequest', refuseForms)
      authRoutes(limited, accounts)
    })
  })
}
