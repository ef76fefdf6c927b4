import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { MissingPage } from '@rapport/staff-contract/redirects/redirects'
import { asc, desc, gte, lt, notInArray, sql } from 'drizzle-orm'
import { createDailyCounts, type DailyCounts } from '../platform/database/daily-counts.ts'
import type { Orm } from '../platform/database/database.ts'
import { redirects } from '../seo/tables.ts'
import { listPagePaths } from '../site-pages/list-paths.ts'
import { createNearestPath } from './nearest-path.ts'
import { missingPages } from './tables.ts'

/** Days for which missing pages are stored. */
const DAYS = 30
/** Longest counted path in characters. Longer paths are not links. */
const PATH_MAX = 200
/** Paths of pages as this site spells them, with unescaped letters of any language. */
const COUNTED = /^\/(?:[a-z0-9_-]+\/)+$/
/** Paths of scanners that look for vulnerabilities of other software. */
const PROBES = /^\/(?:wp-|wordpress|phpmyadmin|cgi-bin|vendor|admin|\.|_)/

/** Counts missing pages by day: their paths, and no data of the visitor. */
export function createMissingPages(orm: Orm): DailyCounts {
  const counts = createDailyCounts(orm, missingPages, missingPages.path)
  return {
    ...counts,
    add(path) {
      if (path.length <= PATH_MAX && COUNTED.test(path) && !PROBES.test(path)) counts.add(path)
    },
  }
}

const firstDay = (now: Date) => moscowDay(new Date(now.getTime() - DAYS * DAY_MS))

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
  const living = await listPagePaths(orm, now)
  const nearest = createNearestPath(living)
  return rows.filter((row) => !living.has(row.path)).map((row) => ({ ...row, suggestion: nearest(row.path) }))
}

/** Deletes missing pages after their retention. */
export async function deleteOldMissingPages(orm: Orm, now: Date): Promise<void> {
  await orm.delete(missingPages).where(lt(missingPages.day, firstDay(now)))
}
