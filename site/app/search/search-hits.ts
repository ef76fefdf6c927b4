import type { Picture } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SearchResult } from '@rapport/contract/search/search'

/** More would not fit under the header; the page of results has them all. */
const ITEMS_SHOWN = 6
const POSTS_SHOWN = 2
const PAGES_SHOWN = 3

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

const PAGE_KINDS = { page: 'Страница', city: 'Контакты', question: 'Ответ' }

type Found = Pick<SearchResult, 'items' | 'posts' | 'pages' | 'arePagesFirst'>

/** Returns the first of what was found: the catalogue, the blog, and pages before or after them. */
export function searchHits({ items, posts, pages, arePagesFirst }: Found): SearchHit[] {
  const pageHits = pages
    .slice(0, PAGES_SHOWN)
    .map(({ path, kind, title }) => ({
      to: path,
      id: null,
      name: title,
      picture: null,
      priceFrom: null,
      kind: PAGE_KINDS[kind],
    }))
  return [
    ...(arePagesFirst ? pageHits : []),
    ...items
      .slice(0, ITEMS_SHOWN)
      .map((item) => ({
        to: catalogItemPath(item),
        id: item.id,
        name: item.name,
        picture: item.logoThumb,
        priceFrom: item.priceFrom,
        kind: kindOf(item),
      })),
    ...posts
      .slice(0, POSTS_SHOWN)
      .map((post) => ({
        to: `/blog/${post.slug}/`,
        id: null,
        name: post.title,
        picture: post.previewThumb,
        priceFrom: null,
        kind: 'Блог',
      })),
    ...(arePagesFirst ? [] : pageHits.slice(0, 1)),
  ]
}
