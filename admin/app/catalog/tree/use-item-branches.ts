import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../api/queries.ts'
import type { TreeBranch } from '../../ui/tree/tree-node.ts'
import { itemNodesQuery } from './item-queries.ts'

/** Open groups at a time; beyond that the oldest closes. */
const OPEN_MAX = 50
const LOADING_BRANCH: TreeBranch<ItemNode> = { items: [], state: 'loading' }

interface ItemBranches {
  getBranch: (parent: number | null) => TreeBranch<ItemNode>
  findNode: (key: number) => ItemNode | undefined
  open: ReadonlySet<number>
  setOpen: (open: ReadonlySet<number>) => void
  /** Loads the next page of a branch, or retries. */
  load: (parent: number | null) => void
}

/** Returns the loaded branches of the tree. The URL has the open groups, so that going back restores them. */
export function useItemBranches(): ItemBranches {
  const [params, setParams] = useSearchParams()
  const [parts, setParts] = useState<ReadonlyMap<number | null, number>>(new Map())
  const open = new Set(openIn(params))
  const parents = [null, ...open]
  const answers = useQueries({ queries: parents.map((parent) => itemNodesQuery(parent, parts.get(parent))) })

  function getBranch(parent: number | null): TreeBranch<ItemNode> {
    const answer = answers[parents.indexOf(parent)]
    const count = parts.get(parent) ?? 1
    // Keeps the loaded pages while the next one loads.
    const data = answer?.data ?? queryClient.getQueryData(itemNodesQuery(parent, count - 1).queryKey)
    if (answer?.isError) return { items: data?.nodes ?? [], state: 'failed' }
    if (!answer?.data) return { ...LOADING_BRANCH, items: data?.nodes ?? [] }
    return { items: answer.data.nodes, state: answer.data.hasMore ? 'more' : 'whole' }
  }

  return {
    getBranch,
    open,
    findNode: (key) => answers.flatMap(({ data }) => data?.nodes ?? []).find((node) => node.key === key),
    setOpen(next) {
      const kept = [...next].slice(-OPEN_MAX)
      setParams(kept.length > 0 ? { open: kept.join(',') } : {}, { replace: true })
    },
    load(parent) {
      const answer = answers[parents.indexOf(parent)]
      if (answer?.isError) void answer.refetch()
      else setParts(new Map(parts).set(parent, (parts.get(parent) ?? 1) + 1))
    },
  }
}

function openIn(params: URLSearchParams): number[] {
  const keys = (params.get('open') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text))
  return keys.slice(0, OPEN_MAX).map(Number)
}
