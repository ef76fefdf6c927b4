import type { PostCounts, PostPreview } from '@rapport/contract/blog/blog'
import { useEffect, useState } from 'react'
import { api } from '../browser/requests/api.ts'
import { whenIdle } from '../browser/when-idle.ts'

type Counts = Pick<PostPreview, 'views' | 'likes'>

/** Ids of the next request, and its response. */
let next: { ids: Set<number>; answer: Promise<PostCounts[]> } | undefined

/** Returns the counts of a post. Requests are collected until the browser is idle and sent as one. */
async function loadCounts(id: number): Promise<Counts | undefined> {
  next ??= startCall()
  next.ids.add(id)
  return (await next.answer).find((one) => one.id === id)
}

function startCall(): NonNullable<typeof next> {
  const ids = new Set<number>()
  const load = async () => {
    await whenIdle()
    next = undefined
    return (await api.getPostCounts({ ids: [...ids] })).counts
  }
  return { ids, answer: load() }
}

/**
 * Returns the current counts of a post in a list. The cached page is older, and the home page is as old as the visit.
 */
export function useFreshCardCounts(post: PostPreview): Counts {
  const [fresh, setFresh] = useState<Counts>()
  const { id } = post
  useEffect(() => {
    let isLeft = false
    loadCounts(id).then(
      (counts) => {
        if (!isLeft) setFresh(counts)
      },
      // On failure the older counts stay.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [id])
  return fresh ?? post
}
