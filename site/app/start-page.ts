import type { CounterIds } from '@rapport/contract/page'
import { speculationRules } from '../document/speculation-rules.ts'
import { openAuthDialogs } from './accounts/open-auth-dialogs.ts'
import { loadSession } from './accounts/session/load-session.ts'
import { keepToasts } from './browser/keep-toasts.ts'
import { readSiteContext } from './browser/site-context.ts'
import { startCacheAge } from './browser/storage/old-ios-cache.ts'
import { countCalls } from './browser/visit/count-calls.ts'
import { countHits } from './browser/visit/count-hits.ts'
import { isCrawler } from './browser/visit/is-crawler.ts'
import { storeVisit } from './browser/visit/visit.ts'
import { whenIdle } from './browser/when-idle.ts'
import { startOrderDraft } from './orders/start-order-draft.ts'
import { openResults } from './search/open-results.ts'

/** Starts the scripts of every page, when the visitor sees it. `reportEarlyGoals` is called when goals are counted. */
export function startPage(reportEarlyGoals: () => void): void {
  const { counters, mapsKey } = readSiteContext()
  openResults()
  countCalls()
  storeVisit()
  void countPages(counters, reportEarlyGoals).catch(() => undefined)
  startCacheAge()
  openAuthDialogs()
  keepToasts()
  loadSession()
  addSpeculationRules()
  startOrderDraft()
  if (mapsKey !== '' && !isCrawler(navigator.userAgent)) void detectCityWhenIdle()
}

/** The queue of the counters receives the first page view too. A site without counters does not load it. */
async function countPages(counters: CounterIds | undefined, reportEarlyGoals: () => void): Promise<void> {
  if (counters) {
    const { startCounters } = await import('./browser/counters/counter-queue.ts')
    startCounters(counters)
  }
  countHits()
  reportEarlyGoals()
}

/** The browser loads the pages of these rules early. */
function addSpeculationRules(): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = speculationRules
  document.head.append(script)
}

/** Locates the visitor by the maps service. On failure the city stays. */
async function detectCityWhenIdle(): Promise<void> {
  await whenIdle()
  const { detectCity } = await import('./contacts/detect-city.ts')
  await detectCity().catch(() => undefined)
}
