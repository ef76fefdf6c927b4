import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../platform/form-body.ts'
import { acceptMultipart } from '../platform/multipart-body.ts'
import { refuseCrossSite, refuseForms } from '../platform/own-program.ts'
import { limitStoredRate } from '../platform/rate-limit.ts'
import { answerBeforeBody } from '../platform/unread-body.ts'
import { authRoutes } from './auth-routes.ts'
import { keepPrivate } from './bearer-door.ts'
import { cabinetRoutes } from './cabinet-routes.ts'
import type { Accounts } from './open-accounts.ts'
import { sessionRoutes } from './session-routes.ts'

/** Everything of a user's own: how one becomes one, and their cabinet. */
export async function accountRoutes(app: FastifyInstance, accounts: Accounts): Promise<void> {
  await app.register(async (scope) => {
    answerBeforeBody(scope)
    acceptForms(scope)
    await acceptMultipart(scope)
    scope.addHook('onRequest', keepPrivate)
    scope.addHook('onRequest', refuseCrossSite)
    cabinetRoutes(scope, accounts)
    sessionRoutes(scope, accounts.desk)
    await scope.register(async (limited) => {
      limitStoredRate(limited, accounts.desk.limits.calls, accounts.limitKey)
      limited.addHook('onRequest', refuseForms)
      authRoutes(limited, accounts)
    })
  })
}
