import type { Picture } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SearchResult } from '@rapport/contract/search'

/** More would not fit under the header; the page of results has them all. */
const ITEMS_SHOWN = 6
const POSTS_SHOWN = 2

/** A line of the suggestions. */
export interface SearchHit {
  to: string
  /** Of a product or group. */
  id: number | null
  name: string
  picture: Picture | null
  /** In kopecks; of a product or group that has a price. */
  priceFrom: number | null
  /** What it is, where it is no product. */
  kind: string | null
}

const kindOf = ({ kind, isGroup }: SearchResult['items'][number]): string | null => {
  if (kind === 'landing') return 'Опт'
  return isGroup ? 'Раздел' : null
}

/** The first of what was found, catalogue before blog. */
export function searchHits({ items, posts }: Pick<SearchResult, 'items' | 'posts'>): SearchHit[] {
  return [
    ...items.slice(0, ITEMS_SHOWN).map((item) => ({
      to: catalogItemPath(item),
      id: item.id,
      name: item.name,
      picture: item.logoThumb,
      priceFrom: item.priceFrom,
      kind: kindOf(item),
    })),
    ...posts.slice(0, POSTS_SHOWN).map((post) => ({
      to: `/blog/${post.slug}/`,
      id: null,
      name: post.title,
      picture: post.previewThumb,
      priceFrom: null,
      kind: 'Блог',
    })),
  ]
}
