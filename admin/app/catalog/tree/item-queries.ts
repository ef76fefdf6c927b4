import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { queryClient } from '../../api/queries.ts'

interface ItemNodes {
  nodes: ItemNode[]
  next: string | null
}

/**
 * Children of a group or of the root, up to `parts` pages. All pages are loaded by one query, so that no row
 * is missed or repeated.
 */
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

/** Number of URLs that change when an item moves to a group; null is the root. */
export const itemMovesQuery = (id: number, group: number | null) =>
  queryOptions({
    queryKey: ['address-moves', id, 'to', group],
    staleTime: 0,
    queryFn: ({ signal }) => callAdmin('getAddressMoves', { params: { id, group: group ?? 0 }, signal }),
  })

export function refreshItemNodes(): Promise<unknown> {
  return Promise.all(
    [['item-nodes'], ['item-groups'], ['entries']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
