import type { Api } from '@rapport/contract/endpoints/api'

/** Calls of which none is left under way. */
interface TrackedApi {
  api: Api
  /** Resolves when every call has ended, whatever became of it. */
  settled(): Promise<void>
}

/**
 * Returns the calls of an api, kept account of. A page that fails leaves behind what else it asked for, and on a transaction that
 * has ended this would run in somebody else's.
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
