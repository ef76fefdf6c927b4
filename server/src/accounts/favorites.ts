import type { PostPreview } from '@rapport/contract/blog'
import type { CatalogCard } from '@rapport/contract/catalog'
import { and, inArray, lte } from 'drizzle-orm'
import { listPostPreviews } from '../blog/queries.ts'
import { posts } from '../blog/tables.ts'
import { listCards } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { listLiked } from '../reactions/queries.ts'

/** What a user has liked and is still to be seen. */
export async function listFavorites(
  orm: Orm,
  userId: number,
  now: Date,
): Promise<{ items: CatalogCard[]; posts: PostPreview[] }> {
  const visitor = `user:${userId}`
  const [itemIds, postIds] = [await listLiked(orm, 'catalog', visitor), await listLiked(orm, 'post', visitor)]
  const published = and(inArray(posts.id, postIds), lte(posts.publicationAt, now))
  return {
    items: itemIds.length > 0 ? await listCards(orm, inArray(catalogItems.id, itemIds)) : [],
    posts: postIds.length > 0 ? await listPostPreviews(orm, published, postIds.length) : [],
  }
}
