import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../src/platform/database/database.ts'
import { queryRows } from '../src/platform/database/sql-arrays.ts'

/** Slightly shorter than the timeout of a hook, whose error does not show the cause. */
const STALLED_MS = 100_000

/** Rejects after nearly the timeout of a hook, with the activity of the other database sessions. */
export async function rejectStalled<Result>(
  title: string,
  { orm }: Database,
  work: Promise<Result>,
): Promise<Result> {
  const timer = new AbortController()
  const stalled = setTimeout(STALLED_MS, undefined, { signal: timer.signal, ref: false }).then(async () => {
    const others = await otherSessions(orm).catch(String)
    throw new Error(`${title} in ${STALLED_MS} ms, beside ${JSON.stringify(others)}`)
  })
  try {
    return await Promise.race([work, stalled])
  } finally {
    timer.abort()
    await stalled.catch(() => undefined)
  }
}

interface OtherSession {
  pid: number
  state: string
  waits: string | null
  blockedBy: number[]
  query: string
}

/** Returns the current or last statements of the other sessions of a database. */
export const otherSessions = (orm: Orm) =>
  queryRows<OtherSession>(
    orm,
    sql`select pid, state, concat_ws(' ', wait_event_type, wait_event) as waits, pg_blocking_pids(pid) as "blockedBy", query
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
