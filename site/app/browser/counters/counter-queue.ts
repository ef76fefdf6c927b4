import type { CounterIds } from '@rapport/contract/page'
import { lazyImport } from '../lazy-import.ts'
import { cookieConsent } from '../storage/cookie-consent.ts'
import { GOAL_EVENT, HIT_EVENT } from '../visit/analytics.ts'
import { isCrawler } from '../visit/is-crawler.ts'
import { whenIdle } from '../when-idle.ts'
import type { CounterEvent } from './open-counters.ts'

/** Events that wait for the visitor's consent, or for the counters; later ones are not counted. */
const WAITING_MAX = 200

/**
 * Passes what happens on to the counters that are switched on: in order, and not before the visitor lets them count.
 * What waits for that is gone with the page. Call it before anything can happen.
 */
export function startCounters(ids: CounterIds | undefined): void {
  if (!ids || isCrawler(navigator.userAgent)) return
  const waiting: CounterEvent[] = []
  let send: ((event: CounterEvent) => void) | undefined

  const receive = (event: CounterEvent) => {
    const consent = cookieConsent.get()
    if (consent === 'necessary') return
    if (send && consent === 'all') send(event)
    else if (waiting.length < WAITING_MAX) waiting.push(event)
  }
  addEventListener(HIT_EVENT, ({ detail: hit }) => receive({ kind: 'hit', hit }))
  addEventListener(GOAL_EVENT, ({ detail: { goal, details } }) => {
    const { name = goal, ...rest } = details
    receive({ kind: 'goal', name, details: rest })
  })

  let loading = false
  const follow = () => {
    const consent = cookieConsent.get()
    if (consent === 'necessary') waiting.length = 0
    else if (consent === 'all' && !loading) {
      loading = true
      // A page whose counters don't come is not counted.
      load().catch(() => undefined)
    }
  }
  async function load(): Promise<void> {
    await pageIdle()
    const { openCounters } = await lazyImport(() => import('./open-counters.ts'))
    // Taken back while they were on their way.
    if (!ids || cookieConsent.get() !== 'all') {
      loading = false
      return
    }
    send = openCounters(ids)
    for (const event of waiting.splice(0)) send(event)
  }
  cookieConsent.subscribe(follow)
  follow()
}

/** Counters are nothing that anybody waits for. */
async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await whenIdle(5000)
}
