import { asc, getTableName, gt, sql } from 'drizzle-orm'
import { CONTENT_CHANGED } from '../platform/database/content-changes.ts'
import { redactQueryError } from '../platform/database/database-errors.ts'
import type { Services } from '../services.ts'
import { posts } from './tables.ts'

const QUEUE = 'publications'
const TABLE = getTableName(posts)

/**
 * Has every process told of a change of content when a post's moment comes: the database tells only of rows that
 * change, and none does then. A job waits for the next moment; each change of posts looks for it anew.
 */
export async function startPublications({
  database: { orm },
  jobs,
  log,
  now,
  onContentChange,
}: Pick<Services, 'database' | 'jobs' | 'log' | 'now' | 'onContentChange'>): Promise<void> {
  async function enqueueNext(): Promise<void> {
    const { publicationAt } = posts
    const coming = orm.select({ publicationAt }).from(posts).where(gt(publicationAt, now()))
    const [next] = await coming.orderBy(asc(publicationAt)).limit(1)
    if (!next) return
    const startAfter = next.publicationAt
    await jobs.enqueue(orm, QUEUE, startAfter.toISOString(), { startAfter })
  }

  await jobs.handle(QUEUE, async ({ id }) => {
    // The database's clock may be ahead; the next try comes in seconds.
    if (new Date(id) >= now()) throw new Error('TOO_EARLY')
    await orm.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${TABLE})`)
  })
  onContentChange((table) => {
    if (table !== undefined && table !== TABLE) return
    enqueueNext().catch((error) =>
      log.error({ err: redactQueryError(error) }, 'publication of posts not scheduled'),
    )
  })
  await enqueueNext()
}
