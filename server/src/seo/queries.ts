import type { SeoGroup } from '@rapport/contract/site/seo'
import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { resolveRowPictures, type WithPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { readByKey } from '../platform/database/reads/recorded-reads.ts'
import { redirects, seoRecords } from './tables.ts'

/** SEO that editors wrote for a page, with its picture. */
export type SeoRecord = WithPictures<typeof seoRecords.$inferSelect, 'ogImage'>

/** Returns the condition that matches the record of one page. */
export const whereSeoRecord = (groupName: SeoGroup, entityId: string | SQL) =>
  and(eq(seoRecords.groupName, groupName), eq(seoRecords.entityId, entityId))

/** Returns the SEO that editors wrote for one page. */
export async function getSeoRecord(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
): Promise<SeoRecord | undefined> {
  const [row] = await readByKey(
    [seoRecords],
    () => orm.select().from(seoRecords).where(whereSeoRecord(groupName, entityId)),
    () => [[seoRecords, 'entity_id', entityId]],
  )
  return resolveRowPictures(orm, row, ['ogImage'])
}

export type Redirect = typeof redirects.$inferSelect

/** Returns the redirects, at most `limit`. */
export function listRedirects(orm: Orm, limit: number): Promise<Redirect[]> {
  return orm.select().from(redirects).limit(limit)
}

/** Returns the first of the old paths that has a redirect, as its row. */
export async function findRedirect(orm: Orm, oldPaths: string[]): Promise<Redirect | undefined> {
  const rows = await orm.select().from(redirects).where(inArray(redirects.oldPath, oldPaths))
  return oldPaths.map((path) => rows.find(({ oldPath }) => oldPath === path)).find((row) => row !== undefined)
}

/** Returns the paths that have redirects of their queries, without the queries, at most `limit`. */
export async function listQueryPaths(orm: Orm, limit: number): Promise<string[]> {
  const path = sql<string>`split_part(${redirects.oldPath}, '?', 1)`
  const rows = await orm
    .selectDistinct({ path })
    .from(redirects)
    .where(sql`strpos(${redirects.oldPath}, '?') > 0`)
    .limit(limit)
  return rows.map((row) => row.path)
}

/** Returns the pages that editors hide from search engines, each as `group:id`. */
export async function listHiddenPages(orm: Orm): Promise<Set<string>> {
  const rows = await orm
    .select({ groupName: seoRecords.groupName, entityId: seoRecords.entityId })
    .from(seoRecords)
    .where(ilike(seoRecords.robots, '%noindex%'))
  return new Set(rows.map(({ groupName, entityId }) => `${groupName}:${entityId}`))
}
