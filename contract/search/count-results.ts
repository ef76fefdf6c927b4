import type { SearchResult } from './search.ts'

/** Returns the number of results of all types. Apart from the schemas, so that browsers count without loading Zod. */
export const countResults = ({
  items,
  posts,
  pages,
}: Pick<SearchResult, 'items' | 'posts' | 'pages'>): number => items.length + posts.length + pages.length
