import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { rowsOf } from '../database/sql-arrays.ts'

/** Returns the jobs that somebody is doing, or was doing when his process died. */
export const activeJobs = (orm: Orm) =>
  rowsOf<{ queue: string; id: string }>(
    orm,
    sql`select name as queue, id from pgboss.job where state = 'active'`,
  )
