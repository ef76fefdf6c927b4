import { useEffect, useState } from 'react'
import { lazyImport } from './lazy-import.ts'
import { reportLoadFailure } from './report-load-failure.ts'

/**
 * Returns a lazily loaded chunk; undefined while it loads. On failure it shows a toast and calls `giveUp`, so that
 * the visitor can retry. React.lazy caches a failure forever and suspends the surrounding content.
 */
export function useLazyImport<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [chunk, setChunk] = useState<{ loaded: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `giveUp` must not reload the chunk
  useEffect(() => {
    if (!wanted || chunk) return
    let unmounted = false
    lazyImport(load).then(
      (loaded) => unmounted || setChunk({ loaded }),
      (error: unknown) => {
        if (unmounted) return
        reportLoadFailure(error)
        giveUp()
      },
    )
    return () => {
      unmounted = true
    }
  }, [wanted, chunk, load])
  return chunk?.loaded
}
