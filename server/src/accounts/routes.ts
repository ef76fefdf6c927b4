import type { FastifyInstance } from 'fastify'
import { rejectCrossSite, requireXhr } from '../platform/http/csrf.ts'
import { replyBeforeBody } from '../platform/http/early-response.ts'
import { setNoStore } from '../platform/http/no-store.ts'
import { acceptForms } from '../platform/http/request/form-body.ts'
import { limitStoredRate } from '../platform/limits/route-rate-limit.ts'
import type { AccountDeps } from './account-deps.ts'
import { authRoutes } from './auth-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { companyRoutes } from './company/company-routes.ts'
import { emailChangeRoutes } from './email-change/email-change-routes.ts'
import { favoritesRoutes } from './favorites/favorites-routes.ts'
import { passkeyLoginOptionsRoute, passkeyLoginRoute, passkeyRoutes } from './passkeys/passkey-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { setPageToken } from './sessions/page-token.ts'
import { sessionRoutes, sessionTransferRoutes } from './sessions/session-routes.ts'

/** `limitKey` keys the hashes of IP addresses that are counted. */
export async function accountRoutes(
  app: FastifyInstance,
  deps: AccountDeps,
  limitKey: Buffer,
): Promise<void> {
  await app.register(async (scope) => {
    replyBeforeBody(scope)
    await acceptForms(scope)
    scope.addHook('onRequest', setNoStore)
    scope.addHook('onRequest', rejectCrossSite)
    setPageToken(scope, deps.publicUrl)
    profileRoutes(scope, deps)
    companyRoutes(scope, deps)
    cartRoutes(scope, deps)
    emailChangeRoutes(scope, deps)
    sessionRoutes(scope, deps)
    passkeyRoutes(scope, deps)
    await scope.register(async (limited) => {
      limitStoredRate(limited, deps.limits.passkeyOptions, limitKey)
      limited.addHook('onRequest', requireXhr)
      passkeyLoginOptionsRoute(limited, deps)
    })
    favoritesRoutes(scope, deps)
    await scope.register(async (limited) => {
      limitStoredRate(limited, deps.limits.calls, limitKey)
      limited.addHook('onRequest', requireXhr)
      authRoutes(limited, deps)
      sessionTransferRoutes(limited, deps)
      passkeyLoginRoute(limited, deps)
    })
  })
}
