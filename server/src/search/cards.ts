import type { PostPreview } from '@rapport/contract/blog/blog'
import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import type { SearchPage } from '@rapport/contract/search/search'
import { and, inArray, sql } from 'drizzle-orm'
import { published, selectPostPreviews } from '../blog/queries.ts'
import { posts } from '../blog/tables.ts'
import { CARD_PICTURES, selectCards } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import type { Ranking } from './ranking.ts'
import { searchPages } from './tables.ts'

/** Posts in one result, at most. */
const POSTS_MAX = 6

interface Cards {
  items: CatalogCard[]
  posts: PostPreview[]
  pages: SearchPage[]
}

const NOTHING: Cards = { items: [], posts: [], pages: [] }

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
type PreviewRow = Awaited<ReturnType<typeof selectPostPreviews>>[number]

interface FoundCards {
  items: CardRow[]
  posts: PreviewRow[]
  pages: (SearchPage & { id: number })[]
}

/** Returns the cards of ranked items, published posts and pages, in ranking order. One statement. */
export async function listRankedCards(orm: Orm, ranking: Ranking, now: Date): Promise<Cards> {
  if (ranking.catalog.length + ranking.post.length + ranking.page.length === 0) return NOTHING
  const items = selectCards(orm, inArray(catalogItems.id, ranking.catalog))
  const previews = selectPostPreviews(
    orm,
    and(published(now), inArray(posts.id, ranking.post)),
    ranking.post.length,
  )
  const { id, path, kind, title, text } = searchPages
  const pages = orm
    .select(namedColumns({ id, path, kind, title, text }))
    .from(searchPages)
    .where(inArray(id, ranking.page))
  const [cards = { items: [], posts: [], pages: [] }] = await queryRows<FoundCards>(
    orm,
    sql`select ${jsonRows(items)} as items, ${jsonRows(previews)} as posts, ${jsonRows(pages)} as pages`,
  )
  const previewed = await resolvePictures(orm, inOrder(ranking.post, cards.posts).slice(0, POSTS_MAX), [
    'previewThumb',
  ])
  return {
    items: await resolvePictures(orm, inOrder(ranking.catalog, cards.items), CARD_PICTURES),
    posts: previewed.map((post) => ({ ...post, publicationAt: new Date(post.publicationAt).toISOString() })),
    pages: inOrder(ranking.page, cards.pages).map(({ id: _, ...page }) => page),
  }
}

function inOrder<T extends { id: number }>(ids: number[], found: T[]): T[] {
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  return found.toSorted((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
}
