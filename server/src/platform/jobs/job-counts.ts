import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { queryRows } from '../database/sql-arrays.ts'

/** States of jobs that are not done. */
export const JOB_STATES = ['due', 'delayed', 'active', 'failed'] as const

/** Unfinished jobs of one queue. */
export interface JobCounts extends Record<(typeof JOB_STATES)[number], number> {
  queue: string
  /** Seconds since the oldest due or active job was to begin. 0 without such a job. */
  oldestSeconds: number
}

/** Counts the jobs of every queue. */
export const countJobs = (orm: Orm): Promise<JobCounts[]> =>
  queryRows<JobCounts>(
    orm,
    sql`select q.name as queue,
        count(*) filter (where j.state < 'active' and j.start_after <= now())::int as due,
        count(*) filter (where j.state < 'active' and j.start_after > now())::int as delayed,
        count(*) filter (where j.state = 'active')::int as active,
        count(*) filter (where j.state = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(
          case j.state when 'created' then greatest(j.created_on, j.start_after) else j.created_on end
        ) filter (where j.state <= 'active' and (j.start_after <= now() or j.state <> 'created'))), 0)::float8 as "oldestSeconds"
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state not in ('completed', 'cancelled')
      group by q.name order by q.name`,
  )
