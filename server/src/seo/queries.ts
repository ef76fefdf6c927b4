import type { SeoGroup } from '@rapport/contract/seo'
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { redirects, seoRecords } from './tables.ts'

export type SeoRecord = typeof seoRecords.$inferSelect

/** What the editors wrote of one page. */
export async function getSeoRecord(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
): Promise<SeoRecord | undefined> {
  const [row] = await orm
    .select()
    .from(seoRecords)
    .where(and(eq(seoRecords.groupName, groupName), eq(seoRecords.entityId, entityId)))
  return row
}

export type Redirect = typeof redirects.$inferSelect

/** Where an address has moved to, by any of its spellings. */
export async function findRedirect(orm: Orm, oldPaths: string[]): Promise<Redirect | undefined> {
  const [row] = await orm.select().from(redirects).where(inArray(redirects.oldPath, oldPaths)).limit(1)
  return row
}
