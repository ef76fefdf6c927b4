import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { MissingPage, Redirect } from '@rapport/staff-contract/redirects/redirects'
import { asc, desc, gt, gte, lt, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { redirects } from '../../seo/tables.ts'
import { missingPages } from '../tables.ts'
import { listLivingPaths } from './living-paths.ts'
import { createNearestPath } from './nearest-path.ts'

/** Days for which missing pages are stored. */
const DAYS = 30

const firstDay = (now: Date) => moscowDay(new Date(now.getTime() - DAYS * DAY_MS))

/** Returns a page of redirects sorted by old path, and the cursor of the next page. */
export async function listRedirectRows(
  orm: Orm,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ redirects: Redirect[]; next: string | null }> {
  const { oldPath } = redirects
  const rows = await orm
    .select()
    .from(redirects)
    .where(after === undefined ? undefined : gt(oldPath, after))
    .orderBy(asc(oldPath))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return { redirects: part, next: rows.length > limit ? (part.at(-1)?.oldPath ?? null) : null }
}

/** Returns missing pages, the most frequent first. Paths that are redirected or exist by now are left out. */
export async function listMissingPages(orm: Orm, now: Date): Promise<MissingPage[]> {
  const { path, hits, day } = missingPages
  const total = sql<number>`sum(${hits})::integer`
  const rows = await orm
    .select({ path, hits: total, lastDay: sql<string>`max(${day})` })
    .from(missingPages)
    .where(
      sql`${gte(day, firstDay(now))} and ${notInArray(path, orm.select({ path: redirects.oldPath }).from(redirects))}`,
    )
    .groupBy(path)
    .orderBy(desc(total), asc(path))
    .limit(ADMIN_LIST_MAX)
  const living = await listLivingPaths(orm, now)
  const nearest = createNearestPath(living)
  return rows.filter((row) => !living.has(row.path)).map((row) => ({ ...row, suggestion: nearest(row.path) }))
}

/** Deletes missing pages after their retention. */
export async function deleteOldMissingPages(orm: Orm, now: Date): Promise<void> {
  await orm.delete(missingPages).where(lt(missingPages.day, firstDay(now)))
}
