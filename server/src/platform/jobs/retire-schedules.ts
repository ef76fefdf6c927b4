import { DAY_S } from '@rapport/contract/hours/durations'
import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { textArray } from '../database/sql-arrays.ts'

/** Seconds after which a schedule that no process has claimed is deleted. Far longer than a rolling release takes. */
const UNCLAIMED_S = DAY_S
/** Seconds between claims of a process. */
export const CLAIM_S = DAY_S / 24

/**
 * Claims the schedules of this process, and deletes those that no process has claimed for a day, with their waiting
 * jobs. A process of an older release therefore leaves the new schedules of a newer one alone.
 */
export async function retireSchedules(orm: Orm, queue: string, own: string[]): Promise<void> {
  const names = textArray(own)
  await orm.transaction(async (tx) => {
    await tx.execute(
      sql`update pgboss.schedule set updated_on = now() where name = ${queue} and key = any(${names})`,
    )
    await tx.execute(sql`
      with retired as (
        delete from pgboss.schedule
          where updated_on < now() - make_interval(secs => ${UNCLAIMED_S}) returning name, key)
      delete from pgboss.job using retired
        where job.name = retired.name and job.singleton_key = retired.key and job.state < 'active'`)
  })
}
