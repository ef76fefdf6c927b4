import type { Post } from '@rapport/contract/blog/blog'
import { useEffect, useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { whenIdle } from '../../browser/when-idle.ts'

type Counts = Pick<Post, 'views' | 'likes' | 'liked'>

/**
 * Returns the current counts of a post and whether this visitor likes it. The cached page is older and counts no
 * view. The request counts the view, unless loading the post did.
 */
export function useFreshCounts(post: Post, counted: boolean): Counts {
  const [fresh, setFresh] = useState<Counts>()
  const { slug } = post
  useEffect(() => {
    if (counted) return
    let isLeft = false
    whenIdle()
      .then(() => api.getPost({ slug }))
      .then(
        (answer) => {
          if (!isLeft) setFresh(answer.post)
        },
        // On failure the older counts stay.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [slug, counted])
  return fresh ?? post
}
