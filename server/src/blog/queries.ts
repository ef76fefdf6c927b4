import type { Post, PostPreview } from '@rapport/contract/blog'
import { and, asc, desc, eq, inArray, lte, ne, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { getCounts, hasLiked } from '../reactions/queries.ts'
import { getSeoRecord } from '../seo/queries.ts'
import { countPublished, listTopTags } from './counts.ts'
import { posts, postTags } from './tables.ts'

const RELATED_MAX = 4

/** What counts as published: its moment has come. */
const published = () => lte(posts.publicationAt, new Date())

export interface PostPage {
  offset: number
  limit: number
  tag?: string | undefined
}

/** Published posts, newest first, with how many there are in all. */
export async function listPosts(orm: Orm, { offset, limit, tag }: PostPage) {
  const tagged = tag
    ? inArray(posts.id, orm.select({ id: postTags.postId }).from(postTags).where(eq(postTags.tag, tag)))
    : undefined
  const where = and(published(), tagged)
  return {
    posts: await listPostPreviews(orm, where, limit, offset),
    total: await countPublished(orm, tag),
    tags: await listTopTags(orm),
  }
}

export async function listPostPreviews(
  orm: Orm,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<PostPreview[]> {
  const { id, slug, title, shortText, previewThumb, publicationAt } = posts
  const rows = await orm
    .select({ id, slug, title, shortText, previewThumb, publicationAt })
    .from(posts)
    .where(offset > 0 ? inArray(posts.id, listIds(orm, where, limit, offset)) : where)
    .orderBy(desc(posts.publicationAt), desc(posts.id))
    .limit(limit)
  const ids = rows.map((row) => row.id)
  const counts = await getCounts(orm, 'post', ids)
  const tags = await listTags(orm, ids)
  return rows.map((row) => ({
    ...row,
    ...counts(row.id),
    publicationAt: row.publicationAt.toISOString(),
    tags: tags.get(row.id) ?? [],
  }))
}

/** By the index alone, so that posts are passed over without being read. */
const listIds = (orm: Orm, where: SQL | undefined, limit: number, offset: number) =>
  orm
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publicationAt), desc(posts.id))
    .limit(limit)
    .offset(offset)

async function listTags(orm: Orm, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(postTags)
    .where(inArray(postTags.postId, ids))
    .orderBy(asc(postTags.position))
  const byPost = Map.groupBy(rows, (row) => row.postId)
  return new Map([...byPost].map(([id, tagged]) => [id, tagged.map((row) => row.tag)]))
}

/** A published post; `visitor` says whose like is told. */
export async function getPost(orm: Orm, slug: string, visitor?: string): Promise<Post | undefined> {
  const where = and(eq(posts.slug, slug), published())
  const [preview] = await listPostPreviews(orm, where, 1)
  const [row] = await orm.select({ image: posts.image, body: posts.body }).from(posts).where(where)
  if (!preview || !row) return undefined
  const { title, shortText: description } = preview
  const written = await getSeoRecord(orm, 'post', String(preview.id))
  return {
    ...preview,
    ...row,
    liked: visitor ? await hasLiked(orm, 'post', preview.id, visitor) : false,
    related: await listRelated(orm, preview),
    seo: {
      title: written?.title ?? title,
      description: written?.description ?? description,
      keywords: written?.keywords ?? preview.tags.join(', '),
      ogTitle: written?.ogTitle ?? title,
      ogDescription: written?.ogDescription ?? description,
      ogImage: written?.ogImage ?? row.image,
    },
  }
}

/** Whether there is a published post of that id. */
export async function isPublished(orm: Orm, id: number): Promise<boolean> {
  const rows = await orm
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), published()))
  return rows.length > 0
}

async function listRelated(orm: Orm, { id, tags }: PostPreview): Promise<PostPreview[]> {
  if (tags.length === 0) return []
  const sameTag = orm.select({ id: postTags.postId }).from(postTags).where(inArray(postTags.tag, tags))
  return listPostPreviews(orm, and(published(), ne(posts.id, id), inArray(posts.id, sameTag)), RELATED_MAX)
}
