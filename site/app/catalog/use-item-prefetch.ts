import { useEffect } from 'react'
import { matchPath } from 'react-router'
import { cachedApi } from './item-cache.ts'

/** Time in ms after which hover or focus counts as intent. */
const INTENT_MS = 80

/** Loads an item when a visitor hovers, touches or focuses a link to it. */
export function useItemPrefetch(): void {
  useEffect(() => {
    let meant: HTMLAnchorElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const consider = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/catalog/"]') : null
      if (link === meant) return
      meant = link
      clearTimeout(timer)
      if (link && !savesData()) timer = setTimeout(prefetchItem, INTENT_MS, link.pathname)
    }
    for (const type of INTENTS) addEventListener(type, consider, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of INTENTS) removeEventListener(type, consider)
    }
  }, [])
}

const INTENTS = ['pointerover', 'touchstart', 'focusin']

function prefetchItem(path: string): void {
  const slug =
    path === location.pathname ? undefined : matchPath('/catalog/:groupSlug?/:slug/', path)?.params.slug
  // The navigation reports the failure.
  if (slug) cachedApi.getCatalogItem({ slug }).catch(() => undefined)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
