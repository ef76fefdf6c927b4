import * as z from 'zod/mini'
import { postPreview } from '../blog/blog.ts'
import { catalogCard } from '../catalog/catalog.ts'
import { messages } from '../errors/messages.ts'
import { SEARCH_MAX } from '../paths/query-limits.ts'

export const searchQuery = z.object({
  name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)),
})

export const SEARCH_PAGE_KINDS = ['page', 'city', 'question'] as const

/** A page in search results: a help page, an office, or a question with its answer. */
const searchPage = z.object({
  /** With the anchor of a question. */
  path: z.string(),
  kind: z.enum(SEARCH_PAGE_KINDS),
  title: z.string(),
  /** The beginning of its text. */
  text: z.string(),
})
export type SearchPage = z.infer<typeof searchPage>

/** A search result: ids by rank, their cards (at most 50), posts, and other pages. */
export const searchResult = z.object({
  ids: z.array(z.number()),
  items: z.array(catalogCard),
  posts: z.array(postPreview),
  pages: z.array(searchPage),
  /** Whether the first page matches better than the first item. */
  arePagesFirst: z.boolean(),
  /** The query used instead of a misspelled one: «Показаны результаты по запросу …». */
  correctedQuery: z.nullable(z.string()),
})
export type SearchResult = z.infer<typeof searchResult>

export const POPULAR_QUERIES_MAX = 8

/** Most frequent queries with results, most frequent first. */
export const popularQueries = z.object({
  queries: z.array(z.string()).check(z.maxLength(POPULAR_QUERIES_MAX)),
})
