import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'

export const productionOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['production', 'order', id],
    queryFn: async ({ signal }): Promise<ProductionOrder> =>
      (await callAdmin('getProductionOrder', { params: { id }, signal })).order,
  })

export const productionQuery = queryOptions({
  queryKey: ['production', 'list'],
  queryFn: ({ signal }) => callAdmin('getProduction', { signal }),
})
