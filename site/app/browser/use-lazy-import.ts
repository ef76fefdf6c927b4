import { useEffect, useState } from 'react'
import { showToast } from '../ui/toast/toast-messages.ts'
import { ChunkLoadError, lazyImport } from './lazy-import.ts'

/**
 * Returns a part of the client bundle that is loaded when it is first wanted; undefined until it is there. Where it does
 * not come the visitor is told, and may try again. React.lazy can't: it remembers a failure for good, so that a second
 * press would fail too, and it suspends what stands around the part while that is on its way.
 */
export function useLazyImport<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [chunk, setChunk] = useState<{ loaded: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do on failure is no reason to load anew
  useEffect(() => {
    if (!wanted || chunk) return
    let left = false
    lazyImport(load).then(
      (loaded) => left || setChunk({ loaded }),
      (error: unknown) => {
        if (left) return
        showToast(failureText(error), 'failure')
        giveUp()
      },
    )
    return () => {
      left = true
    }
  }, [wanted, chunk, load])
  return chunk?.loaded
}

/** A part that is missing has most likely been replaced by that of a newer version. */
const failureText = (error: unknown) =>
  error instanceof ChunkLoadError && error.type === 'timeout'
    ? 'Загружается слишком долго. Проверьте интернет и\u00a0попробуйте ещё раз'
    : 'Не получилось загрузить. Проверьте интернет или обновите страницу'
