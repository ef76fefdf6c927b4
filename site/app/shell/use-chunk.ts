import { useEffect, useState } from 'react'
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
    load().then(
      (loaded) => left || setChunk({ loaded }),
      () => {
        if (left) return
        showToast('Не получилось загрузить. Проверьте интернет и попробуйте ещё раз', 'failure')
        giveUp()
      },
    )
    return () => {
      left = true
    }
  }, [wanted, chunk, load])
  return chunk?.loaded
}
