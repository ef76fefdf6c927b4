import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

export const orderProofQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['proofs', 'order', orderId],
    queryFn: async ({ signal }): Promise<Proof | null> =>
      (await callAdmin('getOrderProof', { params: { id: orderId }, signal })).proof,
  })
