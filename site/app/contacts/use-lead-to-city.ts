import { useEffect } from 'react'
import { isCrawler } from '../browser/is-crawler.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { pagePlace } from '../browser/page-place.ts'

/** Asks the maps service where the visitor is, where there is a key to it; never for crawlers (§4). */
export function useLeadToCity(): void {
  useEffect(() => {
    if (pagePlace().mapsKey === '' || isCrawler(navigator.userAgent)) return
    loadChunk(() => import('./lead-to-city.ts'))
      .then(({ leadToCity }) => leadToCity())
      .catch(() => undefined)
  }, [])
}
