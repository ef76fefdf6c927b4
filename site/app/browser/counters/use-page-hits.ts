import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readSiteContext } from '../site-context.ts'
import { sendHit } from '../visit/analytics.ts'
import { landingReferrer } from '../visit/visit.ts'
import { countedReferrer, countedUrl } from './counted-url.ts'

/** Sends a hit for the page that is shown, and one more whenever the route changes: by a link, by Back, by Forward. */
export function usePageHits(): void {
  const { pathname } = useLocation()
  const before = useRef<{ pathname: string; url: string }>(undefined)
  useEffect(() => {
    if (before.current?.pathname === pathname) return
    const { origin, search } = location
    const url = countedUrl(`${origin}${pathname}${search}`)
    const referrer = before.current?.url ?? countedReferrer(landingReferrer(), readSiteContext().base)
    before.current = { pathname, url }
    // The title of a search says what was typed.
    sendHit({ url, title: pathname.startsWith('/search/') ? 'Поиск' : document.title, referrer })
  }, [pathname])
}
