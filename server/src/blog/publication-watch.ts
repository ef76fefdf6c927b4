import { asc, gt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import { withoutValues } from '../platform/query-failure.ts'
import { posts } from './tables.ts'

/** A timer can't wait for longer than 24 days; here it looks at least once in one. */
const LONGEST_WAIT_MS = 24 * 3_600_000
const AFTER_FAILURE_MS = 60_000

export interface PublicationWatch {
  /** Looks anew: what is to come may have changed. */
  look(): void
  stop(): void
}

/** Calls back when a post's moment comes: the database tells only of rows that change, and none does then. */
export function watchPublications(
  { orm }: Database,
  log: FastifyBaseLogger,
  onPublished: () => void,
): PublicationWatch {
  let timer: NodeJS.Timeout | undefined
  let looks = 0

  async function waitForNext(look: number): Promise<void> {
    const since = new Date()
    const { publicationAt } = posts
    const coming = orm.select({ publicationAt }).from(posts).where(gt(publicationAt, since))
    const [next] = await coming.orderBy(asc(publicationAt)).limit(1)
    if (look !== looks) return
    const ms = next ? next.publicationAt.getTime() + 1 - Date.now() : LONGEST_WAIT_MS
    timer = setTimeout(
      () => {
        if (next && next.publicationAt < new Date()) onPublished()
        startLooking()
      },
      Math.min(Math.max(ms, 1), LONGEST_WAIT_MS),
    ).unref()
  }

  function startLooking(): void {
    clearTimeout(timer)
    looks += 1
    const look = looks
    waitForNext(look).catch((error: unknown) => {
      if (look !== looks) return
      log.error({ err: withoutValues(error) }, 'watch of publications')
      timer = setTimeout(startLooking, AFTER_FAILURE_MS).unref()
    })
  }

  startLooking()
  return {
    look: startLooking,
    stop() {
      looks += 1
      clearTimeout(timer)
    },
  }
}
