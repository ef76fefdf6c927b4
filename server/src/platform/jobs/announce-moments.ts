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
  /** The tables whose rows say when something comes; the first of them is said to have changed then. */
  tables: readonly [string, ...string[]]
  /** Returns the next moment after another at which a page is otherwise though no row changes; undefined where there is none. */
  findNext(orm: Orm, after: Date): Promise<Date | undefined>
}

/**
 * Has every process told of a change of content when its moment comes: the database tells only of rows that change, and none does
 * then. A job waits for the next moment; each change of the tables looks for it anew.
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
    // The database's clock may be ahead; the next try comes in seconds.
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
