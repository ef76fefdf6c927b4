import { path as elements } from 'virtual:elements-script'
import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { source as deferredHydration } from '../document/deferred-hydration.ts?inline-script'
import type { Route } from './+types/root'
import { FirstPageScript } from './browser/first-page-script.tsx'
import { restoreRequestedUrl } from './browser/requested-url.ts'
import { api } from './browser/requests/api.ts'
import { readSiteContext, SITE_CONTEXT_META, type SiteContext } from './browser/site-context.ts'
import { startCacheAge } from './browser/storage/old-ios-cache.ts'
import { landingReferrer, storeVisit } from './browser/visit/visit.ts'
import { useItemPrefetch } from './catalog/use-item-prefetch.ts'
import { usePhoneGoals } from './contacts/use-phone-goals.ts'
import { AppLayout } from './layout/layout.tsx'
import { type LayoutData, loadLayout } from './layout/layout-data.ts'
import { apiFrom, siteConfigFrom } from './page-context.ts'
import { ErrorScreen } from './pages/message-screens.tsx'
import type { PageHandle } from './seo/page-handle.ts'
import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { countedReferrer, countedUrl } from './browser/counters/counted-url.ts'
import { lazyImport } from './browser/lazy-import.ts'
import { sendHit } from './browser/visit/analytics.ts'
import { isCrawler } from './browser/visit/is-crawler.ts'
import golosText from './ui/fonts/golos-text.woff2?url'
import sofiaSans from './ui/fonts/sofia-sans.woff2?url'

export const loader = ({ context }: Route.LoaderArgs) => loadLayout(apiFrom(context), siteConfigFrom(context))
export const clientLoader = () =>
  loadLayout(api, { ...readSiteContext(), origin: location.origin, year: moscowYear(new Date()) })
/** The layout data is loaded once per visit. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  ...[sofiaSans, golosText].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<LayoutData>('root')
  const { pathname } = useLocation()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  const refresh = handles.at(-1)?.refresh?.(matches.at(-1)?.loaderData)
  // `undefined` instead of false: JSON leaves it out, and the page gets smaller.
  const allowed = {
    showsMap: handles.some((handle) => handle?.showsMap) || undefined,
    showsVideo: handles.some((handle) => handle?.showsVideo) || undefined,
  }
  useLayoutEffect(restoreRequestedUrl, [])
  return (
    // The head script marks the page of a logged-in customer before React starts.
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f4efe6" />
        <meta name="format-detection" content="telephone=no" />
        {layout && (
          <meta
            name={SITE_CONTEXT_META}
            content={JSON.stringify({ ...siteContextOf(layout, pathname), ...allowed })}
          />
        )}
        {refresh && <meta httpEquiv="refresh" content={refresh} />}
        <script type="module" async fetchPriority="low" src={elements} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <FirstPageScript source={deferredHydration} />
      </body>
    </html>
  )
}

/** Data for the scripts that run before React. See site/document/. */
const siteContextOf = (
  { base, mapsKey, counters, city, cities }: LayoutData,
  path: string,
): Omit<SiteContext, 'showsMap' | 'showsVideo'> => ({
  base,
  mapsKey,
  counters,
  path,
  city: city?.id,
  cities: Object.fromEntries(cities.map(({ id, subdomain }) => [id, subdomain])),
})

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(storeVisit, [])
  useEffect(startCacheAge, [])
  usePageHits()
  useDetectCity()
  useItemPrefetch()
  usePhoneGoals(loaderData.city?.phoneGoal)
  return (
    <AppLayout data={loaderData}>
      <Outlet />
    </AppLayout>
  )
}

/** Shown only if the layout fails. Errors of a page are caught by the boundary inside the layout. */
export function ErrorBoundary() {
  return (
    <main>
      <title>Что-то пошло не так</title>
      <ErrorScreen />
    </main>
  )
}

/** Locates the visitor by the maps service. Does nothing without a key or for crawlers. */
function useDetectCity(): void {
  useEffect(() => {
    if (readSiteContext().mapsKey === '' || isCrawler(navigator.userAgent)) return
    lazyImport(() => import('./contacts/detect-city.ts'))
      .then(({ detectCity }) => detectCity())
      .catch(() => undefined)
  }, [])
}

/** Sends a hit for the first page and for each change of the path. */
function usePageHits(): void {
  const { pathname } = useLocation()
  const before = useRef<{ pathname: string; url: string }>(undefined)
  useEffect(() => {
    if (before.current?.pathname === pathname) return
    const { origin, search } = location
    const url = countedUrl(`${origin}${pathname}${search}`)
    const referrer = before.current?.url ?? countedReferrer(landingReferrer(), readSiteContext().base)
    before.current = { pathname, url }
    // The title of a search page contains the query, which analytics must not receive.
    sendHit({ url, title: pathname.startsWith('/search/') ? 'Поиск' : document.title, referrer })
  }, [pathname])
}
