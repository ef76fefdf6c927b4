import * as z from 'zod/mini'
import { postPreview } from './blog.ts'
import { catalogCard } from './catalog.ts'
import { SEARCH_MAX } from './limits.ts'
import { messages } from './messages.ts'

export const searchQuery = z.object({
  name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)),
})

/** What a search found: ids in order of rank, the cards for them (at most 50), posts. */
export const searchResult = z.object({
  ids: z.array(z.number()),
  items: z.array(catalogCard),
  posts: z.array(postPreview),
  /** What was searched for in place of a misspelled query: «Показаны результаты по запросу …». */
  correctedQuery: z.nullable(z.string()),
})
export type SearchResult = z.infer<typeof searchResult>

export const POPULAR_QUERIES_MAX = 8

/** What was searched for and found most often, the most frequent first. */
export const popularQueries = z.object({
  queries: z.array(z.string()).check(z.maxLength(POPULAR_QUERIES_MAX)),
})
