import type { LikeState } from '@rapport/contract/catalog/likes'
import { useEffect, useState } from 'react'
import { api } from '../../browser/api.ts'
import { useSession } from '../../browser/session-store.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Returns how many like an item now, and whether this visitor does: a rendered page is as old as its copy in the cache,
 * and an item that was loaded before as old as that.
 */
export function useFreshLikes({ id, likes }: { id: number; likes: number }): LikeState {
  const [fresh, setFresh] = useState<LikeState>()
  const signedIn = useSession() !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in has likes of their own
  useEffect(() => {
    let isLeft = false
    whenIdle()
      // The log-in is known after the first render: then another call follows.
      .then(() => (isLeft ? undefined : api.getCatalogItemLikes({ id })))
      .then(
        (state) => {
          if (state && !isLeft) setFresh(state)
        },
        // The rest of the page is there; an older count does no harm.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [id, signedIn])
  return fresh ?? { likes, liked: false }
}
