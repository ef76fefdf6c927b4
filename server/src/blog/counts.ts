import { and, asc, count, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { integerArray, queryRows } from '../platform/database/sql-arrays.ts'
import { postCounts, posts, postTags } from './tables.ts'

const TAGS_MAX = 50
/** Key of all posts among the counts by tag. */
const ALL = ''

const comingByTag = (orm: Orm, now: Date) =>
  orm
    .select({ tag: postTags.tag, posts: count().as('coming') })
    .from(posts)
    .innerJoin(postTags, eq(postTags.postId, posts.id))
    .where(gt(posts.publicationAt, now))
    .groupBy(postTags.tag)
    .as('coming_by_tag')

/** Counts published posts, of all or of a tag: the stored count without the few future posts. */
function countPublished(orm: Orm, now: Date, tag?: string) {
  const all = orm
    .select({ posts: postCounts.posts })
    .from(postCounts)
    .where(eq(postCounts.tag, tag ?? ALL))
  const coming = orm.select({ count: count() }).from(posts)
  const later = gt(posts.publicationAt, now)
  const hidden = tag
    ? coming.innerJoin(postTags, eq(postTags.postId, posts.id)).where(and(later, eq(postTags.tag, tag)))
    : coming.where(later)
  return sql<number>`(coalesce((${all}), 0) - (${hidden}))::int`
}

function selectTopTags(orm: Orm, now: Date) {
  const coming = comingByTag(orm, now)
  const published = sql<number>`${postCounts.posts} - coalesce(${coming.posts}, 0)`
  return orm
    .select({ tag: postCounts.tag })
    .from(postCounts)
    .leftJoin(coming, eq(coming.tag, postCounts.tag))
    .where(and(ne(postCounts.tag, ALL), gt(published, 0)))
    .orderBy(desc(published), asc(postCounts.tag))
    .limit(TAGS_MAX)
}

/** Returns the number of published posts, of all or of a tag, and the tags. One statement. */
export async function getPostTotals(
  orm: Orm,
  now: Date,
  tag?: string,
): Promise<{ total: number; tags: string[] }> {
  const [totals] = await queryRows<{ total: number; tags: string[] }>(
    orm,
    sql`select ${countPublished(orm, now, tag)} as total, array(${selectTopTags(orm, now)}) as tags`,
  )
  return totals ?? { total: 0, tags: [] }
}

/** Counts the published posts without those of the ids in `without`. */
export async function countPosts(orm: Orm, now: Date, without: readonly number[]): Promise<number> {
  const excluded = orm
    .select({ count: count() })
    .from(posts)
    .where(and(lte(posts.publicationAt, now), sql`${posts.id} = any(${integerArray(without)})`))
  const [row] = await queryRows<{ count: number }>(
    orm,
    sql`select (${countPublished(orm, now)} - (${excluded}))::int as count`,
  )
  return row?.count ?? 0
}
