import type { LikeState } from '@rapport/contract/catalog/likes'
import { useEffect, useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { useSession } from '../../browser/session/use-session.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Returns the current number of likes and whether this visitor likes the item. The values of the cached page and of a
 * cached item may be old.
 */
export function useFreshLikes({ id, likes }: { id: number; likes: number }): LikeState {
  const [fresh, setFresh] = useState<LikeState>()
  const signedIn = useSession() !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log-in changes the result
  useEffect(() => {
    let isLeft = false
    whenIdle()
      // The session is known after the first render, which repeats the request.
      .then(() => (isLeft ? undefined : api.getCatalogItemLikes({ id })))
      .then(
        (state) => {
          if (state && !isLeft) setFresh(state)
        },
        // On failure the older count stays.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [id, signedIn])
  return fresh ?? { likes, liked: false }
}
