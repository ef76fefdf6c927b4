import { blogQuery } from './blog-paths.ts'
import { catalogListQuery, hintedMaterial, isFiltered } from './catalog-list-paths.ts'
import { CALCULATOR_CHOICE, CALCULATOR_PATH } from './paths.ts'

/** Query parameters that change a page. All others are ignored. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/search/', ['query']],
  ['/help/delivery/', ['city', 'weight']],
  ['/301/', ['to']],
  [CALCULATOR_PATH, [...CALCULATOR_CHOICE, 'operation', 'from']],
])
/** Characters of one value; longer values are cut. */
const VALUE_MAX = 500

/** Returns the part of a query that changes the page, with its question mark; empty if there is none. */
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
 * Returns whether a page has unboundedly many URLs: search results, filtered lists, products with a material.
 * Such pages are not cached.
 */
export const isCountlessPage = (path: string, query: string): boolean =>
  (PARAMETERS.has(path) && query !== '') ||
  (path.startsWith('/search/') && path !== '/search/') ||
  (path.startsWith('/catalog/') && (isFiltered(query) || hintedMaterial(query) !== ''))
