import type { Api } from '@rapport/contract/endpoints/api'

/** API whose pending calls can be awaited. */
interface TrackedApi {
  api: Api
  /** Resolves when every call has settled. */
  settled(): Promise<void>
}

/**
 * Returns the endpoints with their pending calls tracked. A failed page leaves its other queries running.
 * After the end of the transaction they would run in another transaction.
 */
export function trackCalls(api: Api): TrackedApi {
  const running = new Set<Promise<unknown>>()
  const tracked = Object.entries(api).map(([name, call]) => [
    name,
    (input: never) => {
      const answer = (call as (input: never) => Promise<unknown>)(input)
      running.add(answer)
      const forget = () => void running.delete(answer)
      answer.then(forget, forget)
      return answer
    },
  ])
  return {
    api: Object.fromEntries(tracked) as Api,
    settled: async () => {
      await Promise.allSettled(running)
    },
  }
}
