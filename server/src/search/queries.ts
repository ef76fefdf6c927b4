import type { PostPreview } from '@rapport/contract/blog'
import type { CatalogCard } from '@rapport/contract/catalog'
import { SEARCH_ITEMS_MAX, SEARCH_MIN } from '@rapport/contract/limits'
import type { SearchResult } from '@rapport/contract/search'
import { and, inArray, lte } from 'drizzle-orm'
import { listPostPreviews } from '../blog/queries.ts'
import { posts } from '../blog/tables.ts'
import { listCards } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import type { Orm } from '../platform/database.ts'
import { type Interpretation, interpret } from './interpret.ts'
import { type Found, findWithAll, findWithSome } from './ranking.ts'
import { refreshIndex } from './refresh.ts'
import { makeVariants } from './variants.ts'
import { plainName } from './words.ts'

/** Posts of one answer, at most. */
const POSTS_MAX = 6
/**
 * Score of what bears at least one of two words in its name. Where all that bears every word is below, what
 * bears some of them in its name may be the better answer: «худи оверсайз» is «Худи», not shorts to go with it.
 */
const NAMED = 30_000
/** Posts looked at: some may not be published yet. */
const POSTS_LOOKED_AT = 24

const NOTHING: SearchResult = { ids: [], items: [], posts: [], shownFor: null }

/** What the catalogue and the blog have for a query, the best first (§4, decisions.md §2). */
export async function search(orm: Orm, query: string): Promise<SearchResult> {
  const text = query.trim()
  if (text.length < SEARCH_MIN) return NOTHING
  await refreshIndex(orm)
  const interpretation = await interpret(orm, text)
  const found = await findThings(orm, text, interpretation)
  const [items, previews] = await Promise.all([
    listItems(orm, idsOf(found.items)),
    listPosts(orm, idsOf(found.previews)),
  ])
  if (items.length === 0 && previews.length === 0) return NOTHING
  return { ids: items.map(({ id }) => id), items, posts: previews, shownFor: interpretation.shownFor }
}

async function findThings(orm: Orm, text: string, interpretation: Interpretation) {
  const variants = await makeVariants(interpretation)
  const names = [plainName(text), plainName(interpretation.shownFor ?? text)]
  const [items, previews] = await Promise.all([
    findWithAll(orm, 'catalog', variants, names, SEARCH_ITEMS_MAX),
    findWithAll(orm, 'post', variants, names, POSTS_LOOKED_AT),
  ])
  const [asIs] = variants
  if (!asIs || asIs.length === 1) return { items, previews }
  const nowhere = items.length === 0 && isWeak(previews)
  return {
    items:
      nowhere || (items.length > 0 && isWeak(items))
        ? await findWithSome(orm, 'catalog', asIs, SEARCH_ITEMS_MAX)
        : items,
    previews: nowhere ? await findWithSome(orm, 'post', asIs, POSTS_LOOKED_AT) : previews,
  }
}

const isWeak = ([best]: Found[]) => (best?.score ?? 0) < NAMED
const idsOf = (found: Found[]) => found.map(({ subjectId }) => subjectId)

async function listItems(orm: Orm, ids: number[]): Promise<CatalogCard[]> {
  return ids.length > 0 ? inOrder(ids, await listCards(orm, inArray(catalogItems.id, ids))) : []
}

async function listPosts(orm: Orm, ids: number[]): Promise<PostPreview[]> {
  if (ids.length === 0) return []
  const published = and(inArray(posts.id, ids), lte(posts.publicationAt, new Date()))
  return inOrder(ids, await listPostPreviews(orm, published, POSTS_LOOKED_AT)).slice(0, POSTS_MAX)
}

function inOrder<T extends { id: number }>(ids: number[], found: T[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return found.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
