import type { FieldErrors } from '@rapport/contract/errors/error-response'
import {
  type CatalogFilter,
  type CatalogSort,
  type FilterValues,
  filterValues,
} from '@rapport/contract/paths/catalog-list-paths'

/** Parsed query of a list: the filter, the values of the fields, and the errors. */
export interface ParsedFilter {
  filter: CatalogFilter
  values: FilterValues
  errors: FieldErrors
}

const MATERIAL = /^[A-Za-z0-9_-]+$/
/** Up to 9 999 999 roubles. Spaces between digits are removed before. */
const PRICE = /^\d{1,7}$/
const PRICE_WRONG = ['Цена — целое число рублей, например 500']
const PRICES_CROSSED = ['«До» меньше, чем «от»: поменяйте местами']
export const UNKNOWN_MATERIAL = ['Такого материала в\u00A0этом разделе нет']

/** Parses the query of a list. An invalid value is ignored and reported at its field. */
export function parseFilter(search: string): ParsedFilter {
  const values = filterValues(search)
  const errors: FieldErrors = {}

  const parsePrice = (field: 'price_from' | 'price_to'): number | undefined => {
    const digits = values[field]?.replace(/\s/g, '')
    if (digits === undefined) return undefined
    if (PRICE.test(digits)) return Number(digits)
    errors[field] = PRICE_WRONG
    return undefined
  }

  const filter: CatalogFilter = { sort: values.sort as CatalogSort | undefined }
  const [from, to] = [parsePrice('price_from'), parsePrice('price_to')]
  if (from !== undefined && to !== undefined && from > to) errors.price_to = PRICES_CROSSED
  else Object.assign(filter, { priceFrom: from, priceTo: to })
  const materials = values.material?.filter((erpId) => MATERIAL.test(erpId)) ?? []
  if (materials.length > 0) filter.materials = materials
  if (materials.length < (values.material?.length ?? 0)) errors.material = UNKNOWN_MATERIAL
  return { filter, values, errors }
}
