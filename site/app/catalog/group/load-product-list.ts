import type { Api } from '@rapport/contract/endpoints/api'
import { PRODUCTS_DEFAULT, PRODUCTS_OFFSET_MAX } from '@rapport/contract/limits'
import { type CatalogFilter, isFiltered, pageOf } from '@rapport/contract/paths/catalog-list-paths'
import { notFound } from '../../browser/not-found.ts'
import { toCardView } from '../catalog-card.tsx'
import { materialOptions } from './material-options.ts'
import { parseFilter, UNKNOWN_MATERIAL } from './parse-filter.ts'

/** A page of a group's products, as it is shown. */
export type ProductList = Awaited<ReturnType<typeof loadProductList>>

const PAGES_MAX = Math.floor(PRODUCTS_OFFSET_MAX / PRODUCTS_DEFAULT) + 1

/** Loads the products that a query asks for; throws a 404 beyond the last page. */
export async function loadProductList(api: Pick<Api, 'getCatalogProducts'>, slug: string, search: string) {
  const page = pageOf(search)
  if (page > PAGES_MAX) throw notFound()
  const { filter, values, errors } = parseFilter(search)
  const { products, total, whole } = await api.getCatalogProducts(queryOf(slug, filter, page))
  if (page > 1 && products.length === 0) throw notFound()
  const chosen = whole.materials.find(({ erpId }) => erpId === filter.material)
  return {
    products: products.map(toCardView),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PRODUCTS_DEFAULT)),
    filter,
    values,
    errors: filter.material && !chosen ? { ...errors, material: UNKNOWN_MATERIAL } : errors,
    filtered: isFiltered(search),
    materialName: chosen?.name,
    materials: materialOptions(whole, filter.material),
    whole: { total: whole.total, priceMin: whole.priceMin, priceMax: whole.priceMax, units: whole.units },
  }
}

const KOPECKS = 100

function queryOf(slug: string, { material, priceFrom, priceTo, sort }: CatalogFilter, page: number) {
  return {
    slug,
    ...(material === undefined ? {} : { material }),
    ...(priceFrom === undefined ? {} : { priceFrom: priceFrom * KOPECKS }),
    ...(priceTo === undefined ? {} : { priceTo: priceTo * KOPECKS }),
    ...(sort === undefined ? {} : { sort }),
    ...(page === 1 ? {} : { offset: (page - 1) * PRODUCTS_DEFAULT }),
  }
}
