import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { CONTENT_CHANGED, type OnContentChange } from '../database/content-changes.ts'
import type { Database, Orm } from '../database/database.ts'
import { redactQueryError } from '../database/database-errors.ts'
import type { Clock } from '../process/clock.ts'
import type { Jobs } from './jobs.ts'

export interface MomentDeps {
  database: Database
  jobs: Jobs
  log: FastifyBaseLogger
  now: Clock
  onContentChange: OnContentChange
}

export interface Moments {
  queue: string
  /** Tables whose rows hold the moments. The first of them is announced as changed when a moment comes. */
  tables: readonly [string, ...string[]]
  /** Returns the next moment at which a page changes though no row does. Undefined if there is none. */
  findNext(orm: Orm, after: Date): Promise<Date | undefined>
}

/**
 * Notifies every process of changed content at the moments that rows name. The database itself notifies only
 * of changed rows. A job waits for the next moment, and each change of the tables computes it again.
 */
export async function announceMoments(
  { queue, tables, findNext }: Moments,
  { database: { orm }, jobs, log, now, onContentChange }: MomentDeps,
): Promise<void> {
  async function enqueueNext(): Promise<void> {
    const startAfter = await findNext(orm, now())
    if (startAfter) await jobs.enqueue(orm, queue, startAfter.toISOString(), { startAfter })
  }

  await jobs.handle(queue, async ({ id }) => {
    // The database's clock may be ahead. The next try comes in seconds.
    if (new Date(id) >= now()) throw new Error('TOO_EARLY')
    await orm.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${tables[0]})`)
  })
  const enqueueQuietly = () =>
    void enqueueNext().catch((error) =>
      log.error({ err: redactQueryError(error), queue }, 'next moment not scheduled'),
    )
  onContentChange(enqueueQuietly, (table) => tables.includes(table))
  await enqueueNext()
}
