import type { Picture } from '@rapport/contract/media/media'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SearchResult } from '@rapport/contract/search/search'

/** More do not fit under the header; the results page has all. */
const ITEMS_SHOWN = 6
const POSTS_SHOWN = 2
const PAGES_SHOWN = 3

/** Entry of the suggestions. */
export interface SearchHit {
  to: string
  /** Id of a product or group. */
  id: number | null
  name: string
  picture: Picture | null
  /** Kopecks, for a product or group with a price. */
  priceFrom: number | null
  /** Kind of a result that is no product. */
  kind: string | null
}

const getKind = ({ kind, isGroup }: SearchResult['items'][number]): string | null => {
  if (kind === 'landing') return 'Опт'
  return isGroup ? 'Раздел' : null
}

const PAGE_KINDS = { page: 'Страница', city: 'Контакты', question: 'Ответ' }

type Found = Pick<SearchResult, 'items' | 'posts' | 'pages' | 'arePagesFirst'>

/** Returns the first results: catalogue, blog, and pages before or after them. */
export function listSearchHits({ items, posts, pages, arePagesFirst }: Found): SearchHit[] {
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
        kind: getKind(item),
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
