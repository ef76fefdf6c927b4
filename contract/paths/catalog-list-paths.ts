/** Orders a list of products can be put in, beside the factory's own. */
export const CATALOG_SORTS = ['price', 'price-desc', 'popular', 'lead-time'] as const
export type CatalogSort = (typeof CATALOG_SORTS)[number]

/** What a list of products is narrowed and put in order by. Whole roubles. */
export interface CatalogFilter {
  /** `erpId` of a material, or of a union that stands for several. */
  material?: string | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  sort?: CatalogSort | undefined
}

/** Fields of the filter's form, which are the parameters of its address. */
export const FILTER_FIELDS = ['material', 'price_from', 'price_to', 'sort'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

/** Characters of one value; what is beyond them is cut off. */
const VALUE_MAX = 64
/** Of a group or a product: their paths look alike. */
const ITEM_PATH = /^\/catalog\/(?:[^/]+\/){1,2}$/
const PAGE = /^[1-9]\d{0,3}$/

const isSort = (text: string): text is CatalogSort => CATALOG_SORTS.some((sort) => sort === text)

/** Returns the values of a filter as they stand in a query, trimmed; a sort that there is none of is left out. */
export function filterValues(search: string): Partial<Record<FilterField, string>> {
  const given = new URLSearchParams(search)
  const values: Partial<Record<FilterField, string>> = {}
  for (const field of FILTER_FIELDS) {
    const value = given.get(field)?.trim().slice(0, VALUE_MAX)
    if (value && (field !== 'sort' || isSort(value))) values[field] = value
  }
  return values
}

/** Returns the page that a query asks for; 1 where it names none that there could be. */
export function pageOf(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return PAGE.test(page) ? Number(page) : 1
}

/** Returns the part of a query that a page of the catalogue is made from, in one spelling. Empty for every other page. */
export function catalogListQuery(path: string, search: string): string {
  if (search === '' || !ITEM_PATH.test(path)) return ''
  const query = new URLSearchParams(filterValues(search))
  const page = new URLSearchParams(search).get('page') ?? ''
  if (PAGE.test(page)) query.set('page', page)
  return query.size > 0 ? `?${query}` : ''
}

/** Whether a query narrows a list or puts it in another order: such lists are as many as somebody can think of. */
export const isFiltered = (search: string): boolean => Object.keys(filterValues(search)).length > 0

/** Returns the query of a page of a list, with its question mark; empty for the first page of the whole list. */
export function filterQuery(
  { material, priceFrom, priceTo, sort }: CatalogFilter,
  { page = 1 }: { page?: number } = {},
): string {
  const query = new URLSearchParams()
  if (material !== undefined) query.set('material', material)
  if (priceFrom !== undefined) query.set('price_from', String(priceFrom))
  if (priceTo !== undefined) query.set('price_to', String(priceTo))
  if (sort !== undefined) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Returns a query of a list without the number of its first page, which is no address of its own; undefined where it names none. */
export function withoutFirstPage(path: string, search: string): string | undefined {
  if (!ITEM_PATH.test(path)) return undefined
  const query = new URLSearchParams(search)
  if (query.get('page') !== '1') return undefined
  query.delete('page')
  return query.size > 0 ? `?${query}` : ''
}
