import type { Post } from '@rapport/contract/blog/blog'
import { useEffect, useState } from 'react'
import { api } from '../../browser/api.ts'
import { whenIdle } from '../../browser/when-idle.ts'

type Counts = Pick<Post, 'views' | 'likes' | 'liked'>

/**
 * Returns the counts of a post as they are now, and whether this visitor has liked it: a rendered page is as old as its
 * copy in the cache, and is nobody's view. The call that brings them counts the view, unless loading the post did.
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
        // The text is there; older counts do no harm.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [slug, counted])
  return fresh ?? post
}
