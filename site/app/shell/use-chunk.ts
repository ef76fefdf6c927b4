import { useEffect, useState } from 'react'
import { ChunkFailure, loadChunk } from '../browser/load-chunk.ts'
import { showToast } from '../ui/toast-messages.ts'

/**
 * A part of the program that is loaded when it is first wanted; undefined until it is there. Where it does not come
 * the visitor is told, and may try again.
 */
export function useChunk<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [chunk, setChunk] = useState<{ loaded: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do on failure is no reason to load anew
  useEffect(() => {
    if (!wanted || chunk) return
    let left = false
    loadChunk(load).then(
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

/** A part that is missing has most likely been replaced by that of a newer version (§8). */
const failureText = (error: unknown) =>
  error instanceof ChunkFailure && error.type === 'timeout'
    ? 'Загружается слишком долго. Проверьте интернет и\u00a0попробуйте ещё раз'
    : 'Не получилось загрузить. Проверьте интернет или обновите страницу'
