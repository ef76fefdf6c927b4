import * as z from 'zod/mini'
import { postPreview } from './blog.ts'
import { catalogCard } from './catalog.ts'
import { SEARCH_MAX } from './limits.ts'
import { messages } from './messages.ts'

export const searchQuery = z.object({
  name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)),
})

export const SEARCH_PAGE_KINDS = ['page', 'city', 'question'] as const

/** A page that answers a query: of the help, of an office, or a question with its answer. */
const searchPage = z.object({
  /** With the anchor of a question. */
  path: z.string(),
  kind: z.enum(SEARCH_PAGE_KINDS),
  title: z.string(),
  /** How it begins. */
  text: z.string(),
})
export type SearchPage = z.infer<typeof searchPage>

/** What a search found: ids in order of rank, the cards for them (at most 50), posts, pages that are no goods. */
export const searchResult = z.object({
  ids: z.array(z.number()),
  items: z.array(catalogCard),
  posts: z.array(postPreview),
  pages: z.array(searchPage),
  /** Whether the first page answers the query better than the first item. */
  arePagesFirst: z.boolean(),
  /** What was searched for in place of a misspelled query: «Показаны результаты по запросу …». */
  correctedQuery: z.nullable(z.string()),
})
export type SearchResult = z.infer<typeof searchResult>

/** Returns how much a search found of all that it looks for. */
export const countFound = ({
  items,
  posts,
  pages,
}: Pick<SearchResult, 'items' | 'posts' | 'pages'>): number => items.length + posts.length + pages.length

export const POPULAR_QUERIES_MAX = 8

/** What was searched for and found most often, the most frequent first. */
export const popularQueries = z.object({
  queries: z.array(z.string()).check(z.maxLength(POPULAR_QUERIES_MAX)),
})
