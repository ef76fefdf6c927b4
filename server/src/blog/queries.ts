import type { Post, PostCounts, PostPreview } from '@rapport/contract/blog/blog'
import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { siteProperties } from '../content/tables.ts'
import { resolvePictures, resolveRowPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { namedColumns } from '../platform/database/json-rows.ts'
import { excludeIds } from '../platform/database/sql-arrays.ts'
import { getCounts, hasLiked } from '../reactions/queries.ts'
import { counters } from '../reactions/tables.ts'
import { getSeoRecord } from '../seo/queries.ts'
import { resolveSeo } from '../seo/resolve-seo.ts'
import { getPostTotals } from './counts.ts'
import { postSeo } from './post-seo.ts'
import { posts, postTags } from './tables.ts'

const RELATED_MAX = 4

/** Matches published posts: their moment has passed. */
export const published = (now: Date) => lte(posts.publicationAt, now)

/** Selects the factory's name. */
export const siteNameColumn = sql<
  string | null
>`(select ${siteProperties.name} from ${siteProperties} limit 1)`

export interface PostPage {
  offset: number
  limit: number
  tag?: string | undefined
  now: Date
}

/** Returns published posts, newest first, and their total. */
export async function listPosts(orm: Orm, { offset, limit, tag, now }: PostPage) {
  const tagged = tag
    ? inArray(posts.id, orm.select({ id: postTags.postId }).from(postTags).where(eq(postTags.tag, tag)))
    : undefined
  const where = and(published(now), tagged)
  return { posts: await listPostPreviews(orm, where, limit, offset), ...(await getPostTotals(orm, now, tag)) }
}

const previewColumns = namedColumns({
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  shortText: posts.shortText,
  previewThumb: posts.image,
  publicationAt: posts.publicationAt,
  likes: sql<number>`coalesce(${counters.likes}, 0)`,
  views: sql<number>`coalesce(${counters.views}, 0)`,
  tags: sql<string[]>`array(
    select ${postTags.tag} from ${postTags} where ${postTags.postId} = ${posts.id} order by ${postTags.position})`,
})

/** Selects the previews of matching posts, newest first. */
export function selectPostPreviews(orm: Orm, where: SQL | undefined, limit: number, offset = 0) {
  return orm
    .select(previewColumns)
    .from(posts)
    .leftJoin(counters, and(eq(counters.subject, 'post'), eq(counters.subjectId, posts.id)))
    .where(offset > 0 ? inArray(posts.id, listIds(orm, where, limit, offset)) : where)
    .orderBy(desc(posts.publicationAt), desc(posts.id))
    .limit(limit)
}

export async function listPostPreviews(
  orm: Orm,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<PostPreview[]> {
  const rows = await selectPostPreviews(orm, where, limit, offset)
  const shown = await resolvePictures(orm, rows, ['previewThumb'])
  return shown.map((row) => ({ ...row, publicationAt: row.publicationAt.toISOString() }))
}

/** Returns the counts of the published posts among `ids`. */
export async function listPostCounts(orm: Orm, ids: number[], now: Date): Promise<PostCounts[]> {
  const where = and(inArray(posts.id, ids), published(now))
  const known = await orm.select({ id: posts.id }).from(posts).where(where).orderBy(asc(posts.id))
  const countsOf = await getCounts(
    orm,
    'post',
    known.map(({ id }) => id),
  )
  return known.map(({ id }) => ({ id, ...countsOf(id) }))
}

/** Uses the index alone, so that skipped posts are not read. */
const listIds = (orm: Orm, where: SQL | undefined, limit: number, offset: number) =>
  orm
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publicationAt), desc(posts.id))
    .limit(limit)
    .offset(offset)

/** Returns a published post; `visitor` decides `liked`. */
export async function getPost(
  orm: Orm,
  slug: string,
  now: Date,
  visitor?: string,
): Promise<Post | undefined> {
  const where = and(eq(posts.slug, slug), published(now))
  const [preview] = await listPostPreviews(orm, where, 1)
  const [stored] = await orm
    .select({ image: posts.image, body: posts.body, siteName: siteNameColumn })
    .from(posts)
    .where(where)
  const found = await resolveRowPictures(orm, stored, ['image', 'body'])
  if (!preview || !found) return undefined
  const { siteName, ...row } = found
  const content = postSeo({ ...preview, image: row.image }, siteName)
  return {
    ...preview,
    ...row,
    liked: visitor ? await hasLiked(orm, 'post', preview.id, visitor) : false,
    related: await listRelated(orm, preview, now),
    seo: resolveSeo(content, await getSeoRecord(orm, 'post', String(preview.id))),
  }
}

/** Returns whether a published post has the id. */
export async function isPublished(orm: Orm, id: number, now: Date): Promise<boolean> {
  const rows = await orm
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), published(now)))
  return rows.length > 0
}

async function listRelated(orm: Orm, { id, tags }: PostPreview, now: Date): Promise<PostPreview[]> {
  if (tags.length === 0) return []
  const sameTag = orm.select({ id: postTags.postId }).from(postTags).where(inArray(postTags.tag, tags))
  return listPostPreviews(orm, and(published(now), ne(posts.id, id), inArray(posts.id, sameTag)), RELATED_MAX)
}

/** Part of the published posts, newest first, without the posts of the ids in `without`. */
export interface PostRange {
  now: Date
  offset?: number
  limit: number
  without?: readonly number[]
}

/** Returns the slugs of published posts. */
export function listPostPaths(orm: Orm, { now, offset = 0, limit, without = [] }: PostRange) {
  return orm
    .select({ id: posts.id, slug: posts.slug, publicationAt: posts.publicationAt })
    .from(posts)
    .where(and(published(now), excludeIds(posts.id, without)))
    .orderBy(desc(posts.publicationAt), desc(posts.id))
    .limit(limit)
    .offset(offset)
}
