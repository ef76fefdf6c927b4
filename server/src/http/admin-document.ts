import { randomBytes } from 'node:crypto'
import { cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { ADMIN_PATH } from '@rapport/contract/staff/admin-paths'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import { isPagePath } from '../platform/http/canonical-path.ts'
import type { AdminApp } from '../services.ts'
import { createHostReader } from './edge/site-hosts.ts'

/** Returns whose previews the back office frames: those of the base, and of the cities below it. */
const framedHosts = (publicUrl: string): string =>
  hasSubdomains(publicUrl) ? `'self' ${cityOrigin('*', publicUrl)}` : "'self'"

/**
 * Returns the policy of the back office: scripts come with the nonce of this very answer or from one that did, forms are sent by
 * scripts alone, and nobody frames it.
 */
const policyOf = (nonce: string, publicUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framedHosts(publicUrl)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Answers every address below /admin/ with the one document of the back office; on a city's host it leads to the base. */
export function adminDocument(app: FastifyInstance, admin: AdminApp, publicUrl: string): void {
  const readHost = createHostReader(publicUrl)
  const ownHost = new URL(publicUrl).host
  app.get(ADMIN_PATH.slice(0, -1), (_request, reply) => reply.redirect(ADMIN_PATH, 301))
  app.get(`${ADMIN_PATH}*`, async (request, reply) => {
    const { path } = request.target
    if (!isPagePath(path)) throw notFound()
    if (readHost(request.host) !== ownHost) return reply.redirect(`${publicUrl}${path}`, 302)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyOf(nonce, publicUrl),
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/html; charset=utf-8')
      .send(await admin.renderDocument(nonce))
  })
}
