import fp from 'fastify-plugin'
import { getOpening } from '../opening/queries.ts'
import { redactQueryError } from '../platform/database/database-errors.ts'
import { documentRoutes } from '../platform/http/document-routes.ts'
import type { Services } from '../services.ts'
import { announcePages, keyPath } from './announce-pages.ts'

const QUEUE = 'index-now'

/** Announces changed pages to search engines and shows them the key. Does nothing without a key or while the site is closed. */
export const indexNow = fp<Services>(
  async (app, { env, database, jobs, limits, log, now, onContentChange }) => {
    if (env.INDEXNOW_KEY === '') return
    const { INDEXNOW_KEY: key, PUBLIC_URL } = env
    documentRoutes(app, PUBLIC_URL, [{ path: keyPath(key), type: 'text/plain', write: async () => key }])

    const { delayMs, batch } = limits.announcements
    await jobs.handle(QUEUE, async () => {
      // Opening it is a change, after which all its pages are new.
      if (!(await getOpening(database.orm)).isOpen) return
      try {
        await announcePages({ database, env, now, batch })
      } catch (error) {
        log.warn({ err: redactQueryError(error) }, 'pages not announced to search engines')
        throw error
      }
    })

    /**
     * Changes of one interval are announced together at its end. Later changes belong to the next interval.
     */
    async function enqueue(): Promise<void> {
      const end = (Math.floor(now().getTime() / delayMs) + 1) * delayMs
      await jobs.enqueue(database.orm, QUEUE, String(end), { startAfter: new Date(end) })
    }
    const enqueueQuietly = () =>
      void enqueue().catch((error) =>
        log.error({ err: redactQueryError(error) }, 'announcement of pages not enqueued'),
      )
    onContentChange(enqueueQuietly)
    // Changes made while no process ran.
    enqueueQuietly()
  },
  { name: 'index-now' },
)
