import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { queryRows } from '../database/sql-arrays.ts'

/**
 * Calls back with every queue that has a due job. One poll of the database serves all queues, in place of a
 * poll for each worker. Returns a function that stops it, after a poll under way.
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
  const due = await queryRows<{ queue: string }>(
    orm,
    sql`select distinct name as queue from pgboss.job
      where state < 'active' and not blocked and start_after <= pgboss.job_now()`,
  )
  for (const { queue } of due) onDue(queue)
}
