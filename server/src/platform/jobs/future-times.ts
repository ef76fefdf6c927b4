import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'

/**
 * Corrects times of the job queue that lie ahead because the clock was set back. Otherwise jobs would wait,
 * and those of a dead process stay locked, until the clock catches up. Start times set by callers stay
 * unchanged.
 */
export async function pullBackFutureTimes(orm: Orm, retrySecondsMax: number): Promise<void> {
  // How far the clocks of several processes and of the database may be apart.
  const soon = sql`now() + interval '1 minute'`
  await orm.execute(sql`
    with waiting as (
      update pgboss.job set
        created_on = now(),
        start_after = case when start_after < created_on + interval '1 minute' then now() else start_after end,
        keep_until = keep_until - (created_on - now())
      where state = 'created' and created_on > ${soon}
    ), failed as (
      update pgboss.job set start_after = now()
      where state = 'retry' and start_after > ${soon} + make_interval(secs => ${retrySecondsMax}::int)
    ), under_way as (
      update pgboss.job set heartbeat_on = now(), started_on = least(started_on, now())
      where state = 'active' and greatest(heartbeat_on, started_on) > ${soon}
    ), supervised as (
      update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
      where greatest(monitor_on, monitor_claim_on, maintain_on) > ${soon}
    )
    update pgboss.version set cron_on = null where cron_on > ${soon}
  `)
}
