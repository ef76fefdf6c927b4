import { countedReferrer, countedUrl } from '../counters/counted-url.ts'
import { readSiteContext } from '../site-context.ts'
import { sendHit } from './analytics.ts'
import { landingReferrer } from './visit.ts'

/** Sends a hit for the page, and again each time that Back or Forward restores it. */
export function countHits(): void {
  const { origin, pathname, search } = location
  const hit = () =>
    sendHit({
      url: countedUrl(`${origin}${pathname}${search}`),
      // The title of a search page contains the query, which analytics must not receive.
      title: pathname.startsWith('/search/') ? 'Поиск' : document.title,
      referrer: countedReferrer(landingReferrer(), readSiteContext().base),
    })
  hit()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hit()
  })
}
