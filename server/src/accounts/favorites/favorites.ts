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
import { toVisitorId, type UserRow } from '../queries.ts'

/** Without `subject`: the first page of both kinds. With `subject`: a page of this kind, from `beforeId` on. */
export interface FavoritesPart {
  subject?: Subject | undefined
  beforeId?: number | undefined
}

/** Returns a page of a user's visible favourites, newest like first. */
export async function getFavorites(
  orm: Orm,
  user: Pick<UserRow, 'id' | 'priceList'>,
  { subject, beforeId }: FavoritesPart,
  now: Date,
): Promise<Favorites> {
  const nothing: LikedPart = { likes: [], next: null }
  const page = { before: beforeId, limit: FAVORITES_PART }
  const liked = (kind: Subject) =>
    subject === undefined || subject === kind ? listFavorites(orm, kind, toVisitorId(user), page) : nothing
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
  const sameListIds = likes.filter(({ priceList }) => priceList === list).map((like) => like.subjectId)
  const listPrices = sameListIds.length > 0 ? await listLowestPrices(orm, sameListIds, list) : []
  const priceById = new Map(listPrices.map(({ id, priceFrom }) => [id, priceFrom]))
  return likes.flatMap((like) => {
    const card = byId.get(like.subjectId)
    if (!card) return []
    const listPrice = priceById.get(card.id) ?? null
    return { ...card, priceChange: comparePrices(like, list, { list: listPrice, common: card.priceFrom }) }
  })
}

/**
 * Compares prices of one list only, because a list that is no longer the user's must not be shown. Returns null if
 * there is nothing to compare.
 */
function comparePrices(
  { priceFrom: was, priceList }: LikedPart['likes'][number],
  list: PriceList,
  now: { list: number | null; common: number | null },
): PriceChange | null {
  const isCommon = priceList !== list
  if (isCommon && priceList !== 'anonymous') return null
  const price = isCommon ? now.common : now.list
  return was === null || price === null || was === price ? null : { was, now: price, isCommon }
}

async function listPosts(orm: Orm, { likes }: LikedPart, now: Date): Promise<PostPreview[]> {
  const ids = likes.map((like) => like.subjectId)
  const previews =
    ids.length > 0 ? await listPostPreviews(orm, and(inArray(posts.id, ids), published(now)), ids.length) : []
  const byId = new Map<number, PostPreview>(previews.map((preview) => [preview.id, preview]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
