import { MATERIALS_CHOSEN_MAX } from './query-limits.ts'

/** Sort orders of a product list, besides the factory's own. */
export const CATALOG_SORTS = ['price', 'price-desc', 'popular', 'lead-time'] as const
export type CatalogSort = (typeof CATALOG_SORTS)[number]

/** Filter and sort order of a product list. Prices in whole roubles. */
export interface CatalogFilter {
  /** `erpId` of each material or union; products of any of them match. */
  materials?: readonly string[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  sort?: CatalogSort | undefined
}

/** Fields of the filter form, and parameters of its URL. */
export const FILTER_FIELDS = ['material', 'price_from', 'price_to', 'sort'] as const
type FilterField = (typeof FILTER_FIELDS)[number]
/** Values of the filter form. */
export type FilterValues = Partial<Record<Exclude<FilterField, 'material'>, string> & { material: string[] }>

/** Parameter of a product page with the open material's dialog, so that the dialog can be linked to and Back closes it. */
export const MATERIAL_PARAM = 'material-hint'
/** Id of the section that describes the material of MATERIAL_PARAM. */
export const MATERIAL_SECTION_ID = 'material'

/** Characters of one value; longer values are cut. */
const VALUE_MAX = 64
/** Path of the catalogue, a group or a product: those of groups and products look alike. */
const LIST_PATH = /^\/catalog\/(?:[^/]+\/){0,2}$/
/** The whole catalogue: unlike a group it shows groups, and a product list only with a filter. */
const CATALOG_PATH = '/catalog/'
const PAGE = /^[1-9]\d*$/
/** Beyond the last page of any list: higher numbers share this single missing page. */
const PAGE_MAX = 9999

const isSort = (text: string): text is CatalogSort => CATALOG_SORTS.some((sort) => sort === text)

/** Returns the filter values of a query, trimmed, each material once. Unknown sort orders and materials beyond the maximum are dropped. */
export function filterValues(search: string): FilterValues {
  const given = new URLSearchParams(search)
  const values: FilterValues = {}
  for (const field of FILTER_FIELDS) {
    const found = given.getAll(field).map((value) => value.trim().slice(0, VALUE_MAX))
    if (field === 'material') {
      const materials = new Set(found.filter(Boolean))
      if (materials.size > 0) values.material = [...materials].slice(0, MATERIALS_CHOSEN_MAX)
    } else {
      const [value] = found
      if (value && (field !== 'sort' || isSort(value))) values[field] = value
    }
  }
  return values
}

/** Returns the query for form values, without a question mark. */
function valuesQuery(values: FilterValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const field of FILTER_FIELDS)
    for (const value of [values[field] ?? []].flat()) query.append(field, value)
  return query
}

/** Returns the page number in a query; 1 if it is absent or impossible. */
export function parsePage(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return PAGE.test(page) ? Math.min(Number(page), PAGE_MAX) : 1
}

/** Returns the part of a query that changes a catalogue page, in one spelling. Empty for every other page. */
export function catalogListQuery(path: string, search: string): string {
  if (search === '' || !LIST_PATH.test(path)) return ''
  const query = valuesQuery(filterValues(search))
  if (path === CATALOG_PATH && query.size === 0) return ''
  const page = new URLSearchParams(search).get('page') ?? ''
  if (PAGE.test(page)) query.set('page', String(parsePage(search)))
  const material = hintedMaterial(search)
  if (material && path !== CATALOG_PATH) query.set(MATERIAL_PARAM, material)
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the `erpId` of the material that a product page should describe; empty if there is none. */
export const hintedMaterial = (search: string): string =>
  (new URLSearchParams(search).get(MATERIAL_PARAM) ?? '').slice(0, VALUE_MAX)

/** Returns whether a query filters or sorts a list: the number of such URLs is unbounded. */
export const isFiltered = (search: string): boolean => Object.keys(filterValues(search)).length > 0

/** Returns the query of a page of a list, with its question mark; empty for the first page of the whole list. */
export function filterQuery(
  { materials = [], priceFrom, priceTo, sort }: CatalogFilter,
  { page = 1 }: { page?: number } = {},
): string {
  const query = new URLSearchParams()
  for (const erpId of materials) query.append('material', erpId)
  if (priceFrom !== undefined) query.set('price_from', String(priceFrom))
  if (priceTo !== undefined) query.set('price_to', String(priceTo))
  if (sort !== undefined) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Returns a list's query without `page=1`, which is not canonical; undefined if the query has no such number. */
export function withoutFirstPage(path: string, search: string): string | undefined {
  if (!LIST_PATH.test(path)) return undefined
  const query = new URLSearchParams(search)
  if (query.get('page') !== '1') return undefined
  query.delete('page')
  return query.size > 0 ? `?${query}` : ''
}
