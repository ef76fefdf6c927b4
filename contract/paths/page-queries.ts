import { blogQuery } from './blog-paths.ts'
import { catalogListQuery, hintedMaterial, isFiltered } from './catalog-list-paths.ts'

/** Parameters of a query that a page is made from. Whatever else a query says makes no difference to it. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/search/', ['query']],
  ['/help/delivery/', ['city', 'weight']],
  ['/301/', ['to']],
])
/** Characters of one value; what is beyond them is cut off. */
const VALUE_MAX = 500

/** Returns the part of a page's query that it is made from, with its question mark; empty where there is none. */
export function pageQuery(path: string, search: string): string {
  const names = PARAMETERS.get(path)
  if (search === '') return ''
  if (!names) return blogQuery(path, search) || catalogListQuery(path, search)
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) query.set(name, value.slice(0, VALUE_MAX))
  }
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Whether there are as many of a page as somebody can think of, results of a search, filtered lists and products beside a material among them: then
 * none is cached.
 */
export const isCountlessPage = (path: string, query: string): boolean =>
  (PARAMETERS.has(path) && query !== '') ||
  (path.startsWith('/search/') && path !== '/search/') ||
  (path.startsWith('/catalog/') && (isFiltered(query) || hintedMaterial(query) !== ''))
