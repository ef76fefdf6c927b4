import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { postCounts, posts, postTags } from './tables.ts'

const TAGS_MAX = 50
/** Stands for all posts among the counts by tag. */
const ALL = ''

const comingByTag = (orm: Orm, now: Date) =>
  orm
    .select({ tag: postTags.tag, posts: count().as('coming') })
    .from(posts)
    .innerJoin(postTags, eq(postTags.postId, posts.id))
    .where(gt(posts.publicationAt, now))
    .groupBy(postTags.tag)
    .as('coming_by_tag')

/** How many posts are published, of all or of those with a tag: what is counted, but for the few still to come. */
export async function countPublishedPosts(orm: Orm, now: Date, tag?: string): Promise<number> {
  const [all] = await orm
    .select({ posts: postCounts.posts })
    .from(postCounts)
    .where(eq(postCounts.tag, tag ?? ALL))
  const coming = orm.select({ count: count() }).from(posts)
  const later = gt(posts.publicationAt, now)
  const [hidden] = tag
    ? await coming.innerJoin(postTags, eq(postTags.postId, posts.id)).where(and(later, eq(postTags.tag, tag)))
    : await coming.where(later)
  return (all?.posts ?? 0) - (hidden?.count ?? 0)
}

/** Tags of published posts, those with most posts first. */
export async function listTopTags(orm: Orm, now: Date): Promise<string[]> {
  const coming = comingByTag(orm, now)
  const published = sql<number>`${postCounts.posts} - coalesce(${coming.posts}, 0)`
  const rows = await orm
    .select({ tag: postCounts.tag })
    .from(postCounts)
    .leftJoin(coming, eq(coming.tag, postCounts.tag))
    .where(and(ne(postCounts.tag, ALL), gt(published, 0)))
    .orderBy(desc(published), asc(postCounts.tag))
    .limit(TAGS_MAX)
  return rows.map((row) => row.tag)
}
