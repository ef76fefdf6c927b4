import type { FavoriteItem, Favorites } from '@rapport/contract/accounts/favorites'
import type { PostPreview } from '@rapport/contract/blog'
import type { CatalogCard } from '@rapport/contract/catalog'
import { FAVORITES_PART } from '@rapport/contract/limits'
import { and, inArray } from 'drizzle-orm'
import { listPostPreviews, published } from '../../blog/queries.ts'
import { posts } from '../../blog/tables.ts'
import { listCards } from '../../catalog/cards.ts'
import { catalogItems } from '../../catalog/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type LikedPart, listFavorites, type Subject } from '../../reactions/queries.ts'

/** Which part of the favourites is asked for: of both kinds the first, or of one kind what follows a like. */
export interface FavoritesPart {
  subject?: Subject | undefined
  beforeId?: number | undefined
}

/** Returns a part of what a user has liked and is still to be seen, the last liked first. */
export async function getFavorites(
  orm: Orm,
  visitor: string,
  { subject, beforeId }: FavoritesPart,
  now: Date,
): Promise<Favorites> {
  const nothing: LikedPart = { likes: [], next: null }
  const page = { before: beforeId, limit: FAVORITES_PART }
  const liked = (one: Subject) =>
    subject === undefined || subject === one ? listFavorites(orm, one, visitor, page) : nothing
  const [likedItems, likedPosts] = [await liked('catalog'), await liked('post')]
  return {
    items: await listItems(orm, likedItems),
    posts: await listPosts(orm, likedPosts, now),
    next: { items: likedItems.next, posts: likedPosts.next },
  }
}

async function listItems(orm: Orm, { likes }: LikedPart): Promise<FavoriteItem[]> {
  const ids = likes.map((like) => like.subjectId)
  const cards = ids.length > 0 ? await listCards(orm, inArray(catalogItems.id, ids)) : []
  const byId = new Map<number, CatalogCard>(cards.map((card) => [card.id, card]))
  return likes.flatMap(({ subjectId, priceFrom }) => {
    const card = byId.get(subjectId)
    if (!card) return []
    const isOther = priceFrom !== null && card.priceFrom !== null && priceFrom !== card.priceFrom
    return { ...card, priceWas: isOther ? priceFrom : null }
  })
}

async function listPosts(orm: Orm, { likes }: LikedPart, now: Date): Promise<PostPreview[]> {
  const ids = likes.map((like) => like.subjectId)
  const previews =
    ids.length > 0 ? await listPostPreviews(orm, and(inArray(posts.id, ids), published(now)), ids.length) : []
  const byId = new Map<number, PostPreview>(previews.map((preview) => [preview.id, preview]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
