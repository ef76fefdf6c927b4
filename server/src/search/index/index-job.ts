import { redactQueryError } from '../../platform/database/database-errors.ts'
import type { Services } from '../../services.ts'
import { findNewestChange, INDEX_SYNCED, resetOutdatedIndex, syncIndex } from './index-sync.ts'
import { INDEX_VERSION } from './index-version.ts'

/** Each version has its own queue: a process of an older release must not index for a newer one. */
const INDEX_QUEUE = `search-index-${INDEX_VERSION}`

const ENQUEUE_AGAIN_MS = 5000

export type IndexJobDeps = Pick<Services, 'database' | 'jobs' | 'log' | 'onContentChange'>

/**
 * Updates the search index by a job that content changes wake, earlier changes first. Returns a function that
 * stops it after the current transaction; another process or the next start does the rest.
 */
export async function startIndexJob({
  database: { orm },
  jobs,
  log,
  onContentChange,
}: IndexJobDeps): Promise<() => Promise<void>> {
  let stopping = false
  let again = false
  let enqueuing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** A job is named by the newest change: a change made while it runs gets its own job. */
  async function enqueueNewest(): Promise<void> {
    do {
      again = false
      const newest = await findNewestChange(orm)
      if (newest === undefined) continue
      await jobs.enqueue(orm, INDEX_QUEUE, newest)
    } while (again && !stopping)
  }

  function onChange(): void {
    if (stopping) return
    again = true
    enqueuing ??= enqueueNewest()
      .catch((error) => {
        log.error({ err: redactQueryError(error) }, 'search index job not enqueued')
        timer = setTimeout(onChange, ENQUEUE_AGAIN_MS).unref()
      })
      .finally(() => {
        enqueuing = undefined
      })
  }

  await resetOutdatedIndex(orm)
  await jobs.handle(INDEX_QUEUE, () => syncIndex(orm, () => stopping))
  onContentChange(onChange, (table) => table !== INDEX_SYNCED)
  onChange()
  return async () => {
    stopping = true
    clearTimeout(timer)
    await enqueuing
  }
}
