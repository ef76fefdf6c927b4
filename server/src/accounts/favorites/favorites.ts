import { FAVORITES_PART } from '@rapport/contract/accounts/account-limits'
import type { FavoriteItem, Favorites, PriceChange } from '@rapport/contract/accounts/favorites'
import type { PostPreview } from '@rapport/contract/blog/blog'
import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, inArray } from 'drizzle-orm'
import { listPostPreviews, published } from '../../blog/queries.ts'
import { posts } from '../../blog/tables.ts'
import { listCards } from '../../catalog/cards.ts'
import { listLowestPrices } from '../../catalog/lowest-prices.ts'
import { catalogItems } from '../../catalog/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type LikedPart, listFavorites, type Subject } from '../../reactions/queries.ts'
import { type UserRow, visitorOf } from '../queries.ts'

/** Which part of the favourites is asked for: of both kinds the first, or of one kind what follows a like. */
export interface FavoritesPart {
  subject?: Subject | undefined
  beforeId?: number | undefined
}

/** Returns a part of what a user has liked and is still to be seen, the last liked first. */
export async function getFavorites(
  orm: Orm,
  user: Pick<UserRow, 'id' | 'priceList'>,
  { subject, beforeId }: FavoritesPart,
  now: Date,
): Promise<Favorites> {
  const nothing: LikedPart = { likes: [], next: null }
  const page = { before: beforeId, limit: FAVORITES_PART }
  const liked = (one: Subject) =>
    subject === undefined || subject === one ? listFavorites(orm, one, visitorOf(user), page) : nothing
  const [likedItems, likedPosts] = [await liked('catalog'), await liked('post')]
  return {
    items: await listItems(orm, likedItems, user.priceList),
    posts: await listPosts(orm, likedPosts, now),
    next: { items: likedItems.next, posts: likedPosts.next },
  }
}

async function listItems(orm: Orm, { likes }: LikedPart, list: PriceList): Promise<FavoriteItem[]> {
  const ids = likes.map((like) => like.subjectId)
  const cards = ids.length > 0 ? await listCards(orm, inArray(catalogItems.id, ids)) : []
  const byId = new Map<number, CatalogCard>(cards.map((card) => [card.id, card]))
  const ownIds = likes.filter(({ priceList }) => priceList === list).map((like) => like.subjectId)
  const ownPrices = ownIds.length > 0 ? await listLowestPrices(orm, ownIds, list) : []
  const ownById = new Map(ownPrices.map(({ id, priceFrom }) => [id, priceFrom]))
  return likes.flatMap((like) => {
    const card = byId.get(like.subjectId)
    if (!card) return []
    const own = ownById.get(card.id) ?? null
    return { ...card, priceChange: priceChangeOf(like, list, { own, common: card.priceFrom }) }
  })
}

/** Two prices of one list, or nothing: a list that was the user's once is not theirs to see. */
function priceChangeOf(
  { priceFrom: was, priceList }: LikedPart['likes'][number],
  list: PriceList,
  now: { own: number | null; common: number | null },
): PriceChange | null {
  const isCommon = priceList !== list
  if (isCommon && priceList !== 'anonymous') return null
  const price = isCommon ? now.common : now.own
  return was === null || price === null || was === price ? null : { was, now: price, isCommon }
}

async function listPosts(orm: Orm, { likes }: LikedPart, now: Date): Promise<PostPreview[]> {
  const ids = likes.map((like) => like.subjectId)
  const previews =
    ids.length > 0 ? await listPostPreviews(orm, and(inArray(posts.id, ids), published(now)), ids.length) : []
  const byId = new Map<number, PostPreview>(previews.map((preview) => [preview.id, preview]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
