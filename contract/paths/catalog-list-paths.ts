import { MATERIALS_CHOSEN_MAX } from '../limits.ts'

/** Orders a list of products can be put in, beside the factory's own. */
export const CATALOG_SORTS = ['price', 'price-desc', 'popular', 'lead-time'] as const
export type CatalogSort = (typeof CATALOG_SORTS)[number]

/** What a list of products is narrowed and put in order by. Whole roubles. */
export interface CatalogFilter {
  /** `erpId` of each material, or of a union that stands for several: a product is made of any of them. */
  materials?: readonly string[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  sort?: CatalogSort | undefined
}

/** Fields of the filter's form, which are the parameters of its address. */
export const FILTER_FIELDS = ['material', 'price_from', 'price_to', 'sort'] as const
type FilterField = (typeof FILTER_FIELDS)[number]
/** What stands in the fields of the form. */
export type FilterValues = Partial<Record<Exclude<FilterField, 'material'>, string> & { material: string[] }>

/** Names the material whose popup stands open on a product's page, so that one can link to it and Back closes it. */
export const MATERIAL_PARAM = 'material-hint'
/** Id of the part of a page that describes the material of MATERIAL_PARAM. */
export const MATERIAL_SECTION_ID = 'material'

/** Characters of one value; what is beyond them is cut off. */
const VALUE_MAX = 64
/** Of the catalogue, of a group or a product: paths of the last two look alike. */
const LIST_PATH = /^\/catalog\/(?:[^/]+\/){0,2}$/
/** The whole catalogue: unlike a group it shows its groups, and a list only of what was filtered. */
const CATALOG_PATH = '/catalog/'
const PAGE = /^[1-9]\d*$/
/** Beyond the last page of any list: all numbers above are one address, which is not there. */
const PAGE_MAX = 9999

const isSort = (text: string): text is CatalogSort => CATALOG_SORTS.some((sort) => sort === text)

/**
 * Returns the values of a filter as they stand in a query, trimmed, each material once; a sort that there is none of and
 * materials beyond the most are left out.
 */
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

/** Returns the query that a form of these values asks for, without a question mark. */
export function valuesQuery(values: FilterValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const field of FILTER_FIELDS)
    for (const value of [values[field] ?? []].flat()) query.append(field, value)
  return query
}

/** Returns the page that a query asks for; 1 where it names none that there could be. */
export function pageOf(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return PAGE.test(page) ? Math.min(Number(page), PAGE_MAX) : 1
}

/** Returns the part of a query that a page of the catalogue is made from, in one spelling. Empty for every other page. */
export function catalogListQuery(path: string, search: string): string {
  if (search === '' || !LIST_PATH.test(path)) return ''
  const query = valuesQuery(filterValues(search))
  if (path === CATALOG_PATH && query.size === 0) return ''
  const page = new URLSearchParams(search).get('page') ?? ''
  if (PAGE.test(page)) query.set('page', String(pageOf(search)))
  const material = hintedMaterial(search)
  if (material && path !== CATALOG_PATH) query.set(MATERIAL_PARAM, material)
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the `erpId` of the material that a query asks the page of a product to describe; empty where it asks for none. */
export const hintedMaterial = (search: string): string =>
  (new URLSearchParams(search).get(MATERIAL_PARAM) ?? '').slice(0, VALUE_MAX)

/** Whether a query narrows a list or puts it in another order: such lists are as many as somebody can think of. */
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

/** Returns a query of a list without the number of its first page, which is no address of its own; undefined where it names none. */
export function withoutFirstPage(path: string, search: string): string | undefined {
  if (!LIST_PATH.test(path)) return undefined
  const query = new URLSearchParams(search)
  if (query.get('page') !== '1') return undefined
  query.delete('page')
  return query.size > 0 ? `?${query}` : ''
}
