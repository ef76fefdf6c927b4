import { and, count, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm'
import { posts } from '../../server/src/blog/tables.ts'
import { contentEntries, contentVersions } from '../../server/src/editing/tables.ts'
import type { Orm } from '../../server/src/platform/database/database.ts'
import { auditLog } from '../../server/src/staff/tables.ts'

/**
 * Counts the posts of a round: public rows, published entries, published versions, audit rows, and published versions
 * of unpublished entries.
 */
export async function countPublished(orm: Orm, round: string) {
  const ofRound = like(posts.slug, `${round}-%`)
  const keys = (await orm.select({ id: posts.id }).from(posts).where(ofRound)).map(({ id }) => String(id))
  const published = await orm
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, 'post'),
        inArray(contentEntries.subjectId, keys),
        isNotNull(contentEntries.publishedVersion),
      ),
    )
  const ids = published.map(({ id }) => id)
  const [versions] = await orm
    .select({ all: count() })
    .from(contentVersions)
    .where(and(inArray(contentVersions.entryId, ids), eq(contentVersions.isPublished, true)))
  const [audited] = await orm
    .select({ all: count() })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subjectId, ids.map(String)),
        inArray(auditLog.action, ['publishEntries', 'content-schedule']),
      ),
    )
  // This program unpublishes nothing, so there must be none.
  const [orphans] = await orm
    .select({ all: count() })
    .from(contentVersions)
    .innerJoin(contentEntries, eq(contentEntries.id, contentVersions.entryId))
    .where(and(eq(contentVersions.isPublished, true), isNull(contentEntries.publishedVersion)))
  return {
    live: keys.length,
    published: ids.length,
    versions: versions?.all ?? 0,
    audited: audited?.all ?? 0,
    orphans: orphans?.all ?? 0,
  }
}
