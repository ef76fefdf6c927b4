import { useEffect } from 'react'
import { matchPath } from 'react-router'
import { cachedApi } from './item-cache.ts'

/** How long a pointer or the focus stays on a link that is meant, in milliseconds. */
const INTENT_MS = 80

/** Asks for an item of the catalogue as soon as a visitor means a link to it, by pointer, finger or keyboard. */
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
  // Whoever follows the link is told of the failure.
  if (slug) cachedApi.getCatalogItem({ slug }).catch(() => undefined)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
