import { type ComponentType, useEffect, useState } from 'react'
import { lazyImport } from '../../browser/lazy-import.ts'
import { cookieConsent } from '../../browser/storage/cookie-consent.ts'
import { useStore } from '../../browser/storage/store.ts'

/** The notice on cookies comes for whoever has not answered yet, when the page has nothing better to do. */
export function CookieBannerHost() {
  const [Notice, setNotice] = useState<ComponentType>()
  const answered = useStore(cookieConsent, undefined) !== undefined
  useEffect(() => {
    if (answered) return
    // A page without the notice is a page that keeps only what is necessary.
    lazyImport(() => import('./cookie-banner.tsx')).then(
      (chunk) => setNotice(() => chunk.default),
      () => undefined,
    )
  }, [answered])
  return Notice && <Notice />
}
