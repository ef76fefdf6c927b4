import type { PostCounts, PostPreview } from '@rapport/contract/blog/blog'
import { useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { whenIdle } from '../browser/when-idle.ts'

type Counts = Pick<PostPreview, 'views' | 'likes'>

/** The posts that the next call asks for, and its answer. */
let next: { ids: Set<number>; answer: Promise<PostCounts[]> } | undefined

/** Returns the counts of a post; all that are asked for until the browser is idle come with one call. */
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
 * Returns the counts of a post in a list as they are now: a rendered page is as old as its copy in the cache, and a home page that
 * one comes back to as old as the visit.
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
      // The card is there; older counts do no harm.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [id])
  return fresh ?? post
}
