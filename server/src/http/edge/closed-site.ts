import { messages } from '@rapport/contract/errors/messages'
import { CLOSED_RETRY_S } from '@rapport/contract/page'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { getTableName } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getOpening } from '../../opening/queries.ts'
import { hasPass, PASS_KEYS, passCookie } from '../../opening/site-pass.ts'
import { siteOpening } from '../../opening/tables.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns whether the site is closed to the sender of a request. */
    isClosedTo(request: FastifyRequest): boolean
  }
}

/** What a closed site serves: the back office, monitoring, and the files that its pages need. */
const SERVED =
  /^\/(?:admin(?:\/|$)|api\/v1\/admin\/|preview\/|assets\/|media\/|internal\/|healthz$|readyz$|brand\/|favicon\.|apple-touch-icon|icon-|share\.png$|site\.webmanifest$)/
/** The route of all pages, which shows the closed page instead. */
const PAGES = '/*'

/**
 * Keeps everybody but staff out of a site that has not opened: answers 503, and pages say that it opens soon. Staff get
 * a pass with any answer of the back office.
 */
export async function addClosedSite(
  app: FastifyInstance,
  { database: { orm }, env, loadKeys, onContentChange, now, log }: Services,
): Promise<void> {
  const keys = await loadKeys(PASS_KEYS)
  const opening = await watchOpening()

  const isOutside = ({ headers }: FastifyRequest) => !hasPass(keys.accepted, headers.cookie, now())
  app.decorate('isClosedTo', (request) => !opening.isOpen && isOutside(request))
  app.addHook('onRequest', (request, _reply, done) => {
    if (opening.isOpen || request.routeOptions.url === PAGES || SERVED.test(request.target.rawPath))
      return done()
    if (!isOutside(request)) return done()
    done(new ApiError(503, messages.closed).retryIn(CLOSED_RETRY_S))
  })
  app.addHook('onSend', async (request, reply) => {
    // This process hears of the closing a moment after it has answered.
    const isOpen = opening.isOpen && request.routeOptions.url !== adminRoutes.closeSite.path
    if (isOpen || !request.staff || !isOutside(request)) return
    reply.header('set-cookie', passCookie(keys.current, env.PUBLIC_URL, now()))
  })

  /** Follows the state. While it cannot be read, the last one counts. */
  async function watchOpening(): Promise<{ isOpen: boolean }> {
    const state = { isOpen: (await getOpening(orm)).isOpen }
    let reading = Promise.resolve()
    async function read(): Promise<void> {
      try {
        state.isOpen = (await getOpening(orm)).isOpen
      } catch (error) {
        log.warn({ err: error }, 'could not read whether the site is open')
      }
    }
    onContentChange(
      () => {
        reading = reading.then(read)
      },
      (table) => table === getTableName(siteOpening),
    )
    return state
  }
}
