import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { queryClient } from '../../api/queries.ts'

interface ItemNodes {
  nodes: ItemNode[]
  next: string | null
}

/** What stands in a group, or at the top, so many parts of it; asked for as a whole, so that no row is missed or shown twice. */
export const itemNodesQuery = (parent: number | null, parts = 1) =>
  queryOptions({
    queryKey: ['item-nodes', parent, parts],
    queryFn: async ({ signal }) => {
      const nodes: ItemNode[] = []
      let after: string | undefined
      for (let part = 0; part < parts; part += 1) {
        const answer: ItemNodes = await callAdmin('getItemNodes', {
          params: { parent: parent ?? undefined, after },
          signal,
        })
        nodes.push(...answer.nodes)
        if (answer.next === null) return { nodes, hasMore: false }
        after = answer.next
      }
      return { nodes, hasMore: true }
    },
  })

/** How many addresses would move with an item to a group, or to the top. */
export const itemMovesQuery = (id: number, group: number | null) =>
  queryOptions({
    queryKey: ['address-moves', id, 'to', group],
    staleTime: 0,
    queryFn: ({ signal }) => callAdmin('getAddressMoves', { params: { id, group: group ?? 0 }, signal }),
  })

/** Has the tree ask anew: something stands elsewhere, or is new. */
export function forgetItemNodes(): Promise<unknown> {
  return Promise.all(
    [['item-nodes'], ['item-groups'], ['entries']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
