import { useEffect, useState } from 'react'
import { showToast } from '../ui/toast/toast-messages.ts'
import { ChunkLoadError, lazyImport } from './lazy-import.ts'

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
        showToast(getErrorText(error), 'failure')
        giveUp()
      },
    )
    return () => {
      unmounted = true
    }
  }, [wanted, chunk, load])
  return chunk?.loaded
}

/** A missing chunk was probably replaced by a new release. */
const getErrorText = (error: unknown) =>
  error instanceof ChunkLoadError && error.type === 'timeout'
    ? 'Загружается слишком долго. Проверьте интернет и\u00a0попробуйте ещё раз'
    : 'Не получилось загрузить. Проверьте интернет или обновите страницу'
