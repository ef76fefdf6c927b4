import type { CounterIds } from '@rapport/contract/page'
import { whenLoaded } from '../../ui/element/when-loaded.ts'
import { lazyImport } from '../lazy-import.ts'
import { cookieConsent } from '../storage/cookie-consent.ts'
import { readStoredJson, removeStored, store } from '../storage/safe-storage.ts'
import { GOAL_EVENT, HIT_EVENT } from '../visit/analytics.ts'
import { isCrawler } from '../visit/is-crawler.ts'
import { whenIdle } from '../when-idle.ts'
import type { CounterEvent } from './open-counters.ts'

/** Events that wait for consent or for the counters. Later events are dropped. */
const WAITING_MAX = 200
/** Key in the session storage of events that the next page sends. They have no personal data. */
const WAITING_KEY = 'waitingEvents'

/**
 * Passes events to the enabled counters in order, after the visitor's consent. Events that still wait are passed on to
 * the next page of the visit. Call it before the first event.
 */
export function startCounters(ids: CounterIds | undefined): void {
  if (!ids || isCrawler(navigator.userAgent)) return
  const waiting: CounterEvent[] = takeStored()
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

  addEventListener('pagehide', () => {
    if (waiting.length > 0) store('sessionStorage', WAITING_KEY, JSON.stringify(waiting.splice(0)))
  })
  // A page restored from history continues after the pages that followed it.
  addEventListener('pageshow', ({ persisted }) => persisted && waiting.unshift(...takeStored()))

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

function takeStored(): CounterEvent[] {
  const stored = readStoredJson('sessionStorage', WAITING_KEY)
  removeStored('sessionStorage', WAITING_KEY)
  return Array.isArray(stored) ? (stored as CounterEvent[]).slice(0, WAITING_MAX) : []
}

/** Counters load after everything else. */
async function pageIdle(): Promise<void> {
  await whenLoaded()
  await whenIdle(5000)
}
