import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { demoEntries } from './tables.ts'

/**
 * Marks everything on the site as the demo factory's. A theme without pictures is left out: a factory may keep it.
 */
export async function markDemoEntries(tx: Orm): Promise<void> {
  await tx.execute(sql`insert into ${demoEntries} (kind, subject_id)
    select kind, subject_id from content_entries
    where published_version is not null and subject_id is not null and (kind <> 'theme' or exists (
        select from themes where logo is not null or sign is not null))`)
}
