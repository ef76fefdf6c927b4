import { useEffect } from 'react'
import { lazyImport } from '../browser/lazy-import.ts'
import { readSiteContext } from '../browser/site-context.ts'
import { isCrawler } from '../browser/visit/is-crawler.ts'

/** Asks the maps service where the visitor is, where there is a key to it; never for crawlers. */
export function useDetectCity(): void {
  useEffect(() => {
    if (readSiteContext().mapsKey === '' || isCrawler(navigator.userAgent)) return
    lazyImport(() => import('./detect-city.ts'))
      .then(({ detectCity }) => detectCity())
      .catch(() => undefined)
  }, [])
}
