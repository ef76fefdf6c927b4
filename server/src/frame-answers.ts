import type { Api } from '@rapport/contract/api'
import { createAnswerCache } from './platform/answer-cache.ts'

const BYTES_MAX = 16 * 1024 * 1024

/** The calls behind what every page shows around itself: nothing else is asked for where there is no page. */
type FrameCall = 'getSite' | 'getCatalog' | 'getCities'

export interface FrameAnswers {
  /** The calls, for pages. */
  api: Api
  /** Forgets the answers: content changed. */
  clear(): void
}

/** Keeps what the frame of a page is made of until content changes. Counts of likes in it are as old as pages are. */
export function keepFrameAnswers(api: Api): FrameAnswers {
  const cache = createAnswerCache<unknown>({
    entriesMax: 3,
    bytesMax: BYTES_MAX,
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  const kept = <N extends FrameCall>(name: N) =>
    (() => cache.load(name, () => (api[name] as () => Promise<unknown>)())) as unknown as Api[N]
  return {
    api: {
      ...api,
      getSite: kept('getSite'),
      getCatalog: kept('getCatalog'),
      getCities: kept('getCities'),
    },
    clear: () => cache.clear(),
  }
}
