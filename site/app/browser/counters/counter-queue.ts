import type { CounterIds } from '@rapport/contract/page'
import { lazyImport } from '../lazy-import.ts'
import { cookieConsent } from '../storage/cookie-consent.ts'
import { GOAL_EVENT, HIT_EVENT } from '../visit/analytics.ts'
import { isCrawler } from '../visit/is-crawler.ts'
import { whenIdle } from '../when-idle.ts'
import type { CounterEvent } from './open-counters.ts'

/** Events that wait for consent or for the counters. Later events are dropped. */
const WAITING_MAX = 200

/**
 * Passes events to the enabled counters in order, after the visitor's consent. Events that still wait are lost with
 * the page. Call it before the first event.
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
      // Without the counters nothing is counted.
      load().catch(() => undefined)
    }
  }
  async function load(): Promise<void> {
    await pageIdle()
    const { openCounters } = await lazyImport(() => import('./open-counters.ts'))
    // The visitor withdrew consent while the counters were loading.
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

/** Counters load after everything else. */
async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await whenIdle(5000)
}
