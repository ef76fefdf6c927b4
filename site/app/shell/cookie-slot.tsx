import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { cookieConsent } from './cookie-consent.ts'

/** The notice on cookies comes for whoever has not answered yet, when the page has nothing better to do. */
export function CookieSlot() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    if (cookieConsent()) return
    // A page without the notice is a page that keeps only what is necessary.
    loadChunk(() => import('./cookie-notice.tsx')).then(
      (chunk) => setNotice(() => chunk.default),
      () => undefined,
    )
  }, [])
  return Notice && <Notice />
}
