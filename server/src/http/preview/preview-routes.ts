import { createHash } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { PREVIEW_PATH, previewPath } from '@rapport/staff-contract/staff/admin-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayStillRead } from '../../editing/preview/may-still-read.ts'
import { type PreviewGrant, parsePreview } from '../../editing/preview/preview-token.ts'
import { isQueryTimeout } from '../../platform/database/database-errors.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { isPagePath } from '../../platform/http/canonical-path.ts'
import { createHostReader } from '../../platform/http/request/host-reader.ts'
import { scriptlessPolicy } from '../../platform/http/security-headers.ts'
import type { ConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import type { IpLimit } from '../../platform/limits/ip-limit.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { FindHostRedirect } from '../pages/host-redirects.ts'
import { encodePage, sendPage } from '../pages/page-response.ts'
import { PREVIEW_BAR_STYLE, previewBar } from './preview-bar.ts'
import { toPreviewHtml } from './preview-html.ts'
import { type PreviewRenderDeps, renderPreview } from './render-preview.ts'

const STYLE_HASH = createHash('sha256').update(PREVIEW_BAR_STYLE).digest('base64')

/**
 * A preview only shows. No script runs and no form is sent, so it can't count, like, order or report. Only
 * the back office may frame it.
 */
const previewPolicy = (publicUrl: string, page: Response): string =>
  scriptlessPolicy({
    styles: [`'sha256-${STYLE_HASH}'`, ...listStyleHashes(page)],
    forms: "'none'",
    ancestors: new URL(publicUrl).origin,
  })

/** Returns the hashes of the page's own styles: that of its theme. */
function listStyleHashes({ headers }: Response): string[] {
  const [sources = ''] = /style-src [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? []
  return sources.match(/'sha256-[\w+/=]+'/g) ?? []
}

export interface PreviewDeps extends Omit<PreviewRenderDeps, 'log'> {
  /** Keys that verify tokens. */
  keys: readonly Buffer[]
  previews: ConcurrencyLimit
  requests: IpLimit
  findHostRedirect: FindHostRedirect
  now: Clock
}

/** `/preview/<token>/blog/o-sitse/`, in the canonical spelling. */
const PREVIEW = /^\/preview\/([^/]*)(\/.*)$/

/** A link opens drafts, so it must not be cached, indexed or sent as a referrer. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Serves previews to clients with a signed link, which is valid for a day and bound to its drafts. */
export function previewRoutes(app: FastifyInstance, deps: PreviewDeps): void {
  const { publicUrl } = deps.settings
  const readHost = createHostReader(publicUrl)
  const { protocol, origin } = new URL(publicUrl)
  const isOurs = (of: string) => {
    const url = URL.parse(of)
    return url?.protocol === protocol && readHost(url.host) === url.host
  }

  app.get(`${PREVIEW_PATH}*`, { onSend: setHeaders(origin) }, async (request, reply) => {
    deps.requests.consume(request.ip)
    const { path: asked, search } = request.target
    const [, token = '', path = ''] = PREVIEW.exec(asked) ?? []
    const { entryIds, expiresAt } = await readGrant(deps, token)
    if (!isPagePath(path)) throw notFound()
    const host = readHost(request.host)
    const elsewhere = await deps.findHostRedirect(host)
    if (elsewhere) return reply.redirect(`${elsewhere.origin}${asked}${search}`, 302)
    if (asked !== request.target.rawPath) return reply.redirect(`${asked}${search}`, 302)
    const url = new URL(`${protocol}//${host}${path}${search}`)
    const rendered = await deps.previews
      .run(() => renderPreview({ ...deps, log: request.log }, { entryIds, url, now: deps.now() }))
      .catch(throwUnavailable)
    if ('redirect' in rendered) return reply.redirect(previewPath(token, rendered.redirect.location), 302)
    const { page, entries } = rendered
    const bar = previewBar(entries, expiresAt)
    const html = toPreviewHtml(await page.text(), { token, bar, isOurs })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy(publicUrl, page),
    }
    const encoded = await encodePage(
      new Response(html, { status: page.status, headers }),
      { ...deps.settings.headers, ...HEADERS },
      { cached: false, acceptEncoding: request.headers['accept-encoding'] },
    )
    reply.hijack()
    sendPage(encoded, request.raw, reply.raw)
    return reply
  })
}

/** Lets the back office frame errors and redirects too, which have their own policies. */
const setHeaders = (origin: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`)
  reply.headers({ ...HEADERS, ...(policy === '' ? {} : { 'content-security-policy': framed }) })
}

/** Another process or an editor may have locked the rows of a preview. */
function throwUnavailable(error: unknown): never {
  throw isQueryTimeout(error) ? new ApiError(503, messages.unavailable) : error
}

/**
 * Throws 404 if the signature is invalid, the link has expired, or its author has lost access to the drafts.
 */
async function readGrant({ orm, keys, now }: PreviewDeps, token: string): Promise<PreviewGrant> {
  const grant = parsePreview(keys, token)
  if (!grant) throw notFound()
  if (grant.expiresAt <= now()) throw new ApiError(404, editingMessages.previewExpired)
  if (!(await mayStillRead(orm, grant))) throw new ApiError(404, editingMessages.previewEnded)
  return grant
}
