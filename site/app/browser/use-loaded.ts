import { useEffect, useState } from 'react'

/** What a call has answered for a key, as far as it has; nothing is asked for an empty key. */
export interface Loaded<T> {
  value?: T
  failed?: boolean
}

/** Returns the answer of a call for a key, asked anew when the key changes; an answer that comes too late is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Loaded<T> & { key: string }>({ key: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    if (key === '') return
    let isLeft = false
    const settle = (next: Loaded<T>) => {
      if (!isLeft) setAnswer({ key, ...next })
    }
    load().then(
      (value) => settle({ value }),
      () => settle({ failed: true }),
    )
    return () => {
      isLeft = true
    }
  }, [key])
  return answer.key === key ? answer : {}
}
