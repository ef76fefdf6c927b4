import type { CatalogProducts } from '@rapport/contract/catalog/catalog-list'
import type { EndpointInput } from '@rapport/contract/endpoints/api'
import { type CatalogFilter, isFiltered, parsePage } from '@rapport/contract/paths/catalog-list-paths'
import { PRODUCTS_DEFAULT, PRODUCTS_OFFSET_MAX } from '@rapport/contract/paths/query-limits'
import { notFound } from '../../browser/not-found.ts'
import { toCardView } from '../catalog-card.tsx'
import { listMaterialOptions } from './material-options.ts'
import { parseFilter, UNKNOWN_MATERIAL } from './parse-filter.ts'

/** Data of a page of products. */
export type ProductList = Awaited<ReturnType<typeof loadProductList>>

const PAGES_MAX = Math.floor(PRODUCTS_OFFSET_MAX / PRODUCTS_DEFAULT) + 1

type ListQuery = EndpointInput<'listProducts'>

/** Loads the page of products that a query requests. Throws 404 after the last page. */
export async function loadProductList(load: (query: ListQuery) => Promise<CatalogProducts>, search: string) {
  const page = parsePage(search)
  if (page > PAGES_MAX) throw notFound()
  const { filter, values, errors } = parseFilter(search)
  const { products, total, whole } = await load(toListQuery(filter, page))
  if (page > 1 && products.length === 0) throw notFound()
  const { materials = [] } = filter
  const isKnown = materials.every((one) => whole.materials.some(({ erpId }) => erpId === one))
  return {
    products: products.map(toCardView),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PRODUCTS_DEFAULT)),
    filter,
    values,
    errors: isKnown ? errors : { ...errors, material: UNKNOWN_MATERIAL },
    filtered: isFiltered(search),
    materials: listMaterialOptions(whole, materials),
    whole: { total: whole.total, priceMin: whole.priceMin, priceMax: whole.priceMax, units: whole.units },
  }
}

const KOPECKS = 100

function toListQuery({ materials, priceFrom, priceTo, sort }: CatalogFilter, page: number): ListQuery {
  return {
    ...(materials === undefined ? {} : { material: [...materials] }),
    ...(priceFrom === undefined ? {} : { priceFrom: priceFrom * KOPECKS }),
    ...(priceTo === undefined ? {} : { priceTo: priceTo * KOPECKS }),
    ...(sort === undefined ? {} : { sort }),
    ...(page === 1 ? {} : { offset: (page - 1) * PRODUCTS_DEFAULT }),
  }
}
