import { randomBytes } from 'node:crypto'
import { cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { ADMIN_PATH, FACTORY_META } from '@rapport/staff-contract/staff/admin-paths'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import { isPagePath } from '../platform/http/canonical-path.ts'
import { createHostReader } from '../platform/http/request/host-reader.ts'
import { getBrandColors, getBrandName } from '../platform/process/brand-colors.ts'
import type { AdminApp } from '../services.ts'

/** Origins of the previews that the back office frames: the base and the cities below it. */
const framedHosts = (publicUrl: string): string =>
  hasSubdomains(publicUrl) ? `'self' ${cityOrigin('*', publicUrl)}` : "'self'"

/**
 * Scripts need the nonce of this response or are loaded by such a script. Forms are sent only by scripts, and
 * framing is forbidden.
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

/** Adds the colours of the theme and the factory's name, which the sign-in shows. */
function withBrand(html: string, nonce: string): string {
  const colors = Object.entries(getBrandColors()).map(([token, color]) => `--${token}:${color}`)
  const style = `<style nonce="${nonce}">[data-brand]{${colors.join(';')}}</style>`
  const name = `<meta name="${FACTORY_META}" content="${escapeHtml(getBrandName())}">`
  return html.replace('</head>', () => `${name}${style}</head>`)
}

/**
 * Answers every path below /admin/ with the document of the back office. A city host redirects to the base.
 */
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
      .send(withBrand(await admin.renderDocument(nonce), nonce))
  })
}
