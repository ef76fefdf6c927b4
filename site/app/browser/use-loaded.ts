import { useEffect, useState } from 'react'

/** Result of a request for a key. An empty key requests nothing. */
export interface Loaded<T> {
  value?: T
  failed?: boolean
}

/** Requests again when the key changes. A late response is ignored. */
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
