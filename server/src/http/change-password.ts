import { accountTabPath } from '@rapport/contract/paths/account-paths'
import type { FastifyInstance } from 'fastify'

/** Redirects password managers to the page where a customer changes the password. */
export function redirectToChangePassword(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(accountTabPath('security'), 302),
  )
}
