import type { SeoGroup } from '@rapport/contract/seo'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { redirects, seoRecords } from './tables.ts'

export type SeoRecord = typeof seoRecords.$inferSelect

/** Matches the record of one page. */
export const seoRecordOf = (groupName: SeoGroup, entityId: string | SQL) =>
  and(eq(seoRecords.groupName, groupName), eq(seoRecords.entityId, entityId))

/** What the editors wrote of one page. */
export async function getSeoRecord(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
): Promise<SeoRecord | undefined> {
  const [row] = await orm.select().from(seoRecords).where(seoRecordOf(groupName, entityId))
  return row
}

export type Redirect = typeof redirects.$inferSelect

/** Returns the table of moved addresses, `limit` rows of it at most. */
export function listRedirects(orm: Orm, limit: number): Promise<Redirect[]> {
  return orm.select().from(redirects).limit(limit)
}

/** Returns where an address has moved to, by any of its spellings. */
export async function findRedirect(orm: Orm, oldPaths: string[]): Promise<Redirect | undefined> {
  const [row] = await orm.select().from(redirects).where(inArray(redirects.oldPath, oldPaths)).limit(1)
  return row
}
