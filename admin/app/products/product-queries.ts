import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

const QUERY_MIN = 2
const PRODUCTS_MAX = 8

/** Published products by words of their names. */
export const productsQuery = (name: string) =>
  queryOptions({
    queryKey: ['order-products', name],
    enabled: name.length >= QUERY_MIN,
    queryFn: async ({ signal }) =>
      (await callAdmin('searchSite', { params: { name }, signal })).items
        .filter(({ isGroup }) => !isGroup)
        .slice(0, PRODUCTS_MAX),
  })
