import { postPath } from '@rapport/contract/paths/blog-paths'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { type PageSeo, resolveSeo } from '../seo/resolve-seo.ts'
import { seoRecords } from '../seo/tables.ts'
import { postSeo } from './post-seo.ts'
import { published, siteNameColumn } from './queries.ts'
import { posts } from './tables.ts'

/** Returns the SEO of posts without keywords, at most `limit`. */
export async function listPostSeo(orm: Orm, now: Date, limit: number): Promise<PageSeo[]> {
  const rows = await orm
    .select({
      post: getTableColumns(posts),
      image: posts.image,
      siteName: siteNameColumn,
      record: getTableColumns(seoRecords),
      ogImage: seoRecords.ogImage,
    })
    .from(posts)
    .leftJoin(seoRecords, whereSeoRecord('post', sql`${posts.id}::text`))
    .where(published(now))
    .orderBy(asc(posts.id))
    .limit(limit)
  const shown = await resolvePictures(orm, rows, ['image', 'ogImage'])
  return shown.map(({ post, image, siteName, record, ogImage }) => {
    const follows = postSeo({ ...post, image, tags: [] }, siteName)
    return {
      id: post.id,
      name: post.title,
      path: postPath(post.slug),
      follows,
      seo: resolveSeo(follows, record && { ...record, ogImage }),
      isDescribed: Boolean(record?.description),
    }
  })
}
