import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { rowsOf } from '../database/sql-arrays.ts'

/**
 * Names every queue that has a job to be done by now, again and again: one look at the database for all of them, where each
 * worker would poll for itself. Returns what ends it, and waits for a look that is under way.
 */
export function watchDueQueues(
  orm: Orm,
  seconds: number,
  onError: (error: Error) => void,
  onDue: (queue: string) => void,
): () => Promise<void> {
  let looking: Promise<void> | undefined
  async function look(): Promise<void> {
    await nameDueQueues(orm, onDue).catch(onError)
    looking = undefined
  }
  const timer = setInterval(() => {
    looking ??= look()
  }, seconds * 1000).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function nameDueQueues(orm: Orm, onDue: (queue: string) => void): Promise<void> {
  const due = await rowsOf<{ queue: string }>(
    orm,
    sql`select distinct name as queue from pgboss.job
      where state < 'active' and not blocked and start_after <= pgboss.job_now()`,
  )
  for (const { queue } of due) onDue(queue)
}
