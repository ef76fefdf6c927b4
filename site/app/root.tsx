import { path as elements } from 'virtual:elements-script'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { SITE_CONTEXT_META, type SiteContext } from './browser/site-context.ts'
import { AppLayout } from './layout/layout.tsx'
import { type LayoutData, loadLayout } from './layout/layout-data.ts'
import { layoutApiFrom, siteConfigFrom } from './page-context.ts'
import { ErrorScreen } from './pages/message-screens.tsx'
import { PriceDisplayContext } from './prices/price-display-context.ts'
import type { PageHandle } from './seo/page-handle.ts'
import { THEME_STYLE_ID } from './ui/styles/theme-style-id.ts'
import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { TypefaceLinks } from './ui/typefaces/typeface-links.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLayout(layoutApiFrom(context), siteConfigFrom(context))

const HMR_RUNTIME = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/** Ground of the default theme, if the layout could not be loaded. */
const DEFAULT_GROUND = '#f4efe6'

export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<LayoutData>('root')
  const priceDisplay = layout?.properties.priceDisplay ?? 'all'
  const { pathname } = useLocation()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  const refresh = handles.at(-1)?.refresh?.(matches.at(-1)?.loaderData)
  // `undefined` instead of false: JSON leaves it out, and the page gets smaller.
  const allowed = {
    showsMap: handles.some((handle) => handle?.showsMap) || undefined,
    showsVideo: handles.some((handle) => handle?.showsVideo) || undefined,
  }
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={layout?.theme.ground ?? DEFAULT_GROUND} />
        <meta name="format-detection" content="telephone=no" />
        {layout && (
          <meta
            name={SITE_CONTEXT_META}
            content={JSON.stringify({ ...siteContextOf(layout, pathname), ...allowed })}
          />
        )}
        {refresh && <meta httpEquiv="refresh" content={refresh} />}
        {/* In development Vite serves modules in order: React Router's runtime for hot reload comes first. */}
        {import.meta.env.DEV && <script type="module" src={HMR_RUNTIME} />}
        <script type="module" async={!import.meta.env.DEV} fetchPriority="low" src={elements} />
        <Meta />
        <TypefaceLinks typefaces={layout?.theme.typefaces} />
        <Links />
        {layout && <IconLinks version={layout.theme.icons} />}
        {layout?.theme.style && <style id={THEME_STYLE_ID}>{layout.theme.style}</style>}
      </head>
      <body
        data-phone-goal={layout?.city?.phoneGoal}
        data-prices={priceDisplay === 'all' ? undefined : priceDisplay}
      >
        {children}
      </body>
    </html>
  )
}

/** Icons of the factory. Their URLs change with them. */
const IconLinks = ({ version }: { version: string }) => (
  <>
    <link rel="icon" href={`/favicon.ico?v=${version}`} sizes="32x32" />
    <link rel="icon" type="image/svg+xml" href={`/favicon.svg?v=${version}`} />
    <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${version}`} />
    <link rel="manifest" href={`/site.webmanifest?v=${version}`} />
  </>
)

/** Data for the scripts that run before React. See site/document/. */
const siteContextOf = (
  { base, mapsKey, counters, city, cities, properties, emptyPages }: LayoutData,
  path: string,
): Omit<SiteContext, 'showsMap' | 'showsVideo'> => ({
  base,
  mapsKey,
  counters,
  path,
  closed: properties.acceptsPersonalData
    ? undefined
    : { phone: properties.phone, email: properties.supportEmail },
  emptyPages: emptyPages.length > 0 ? emptyPages : undefined,
  city: city?.id,
  cities: Object.fromEntries(cities.map(({ id, subdomain }) => [id, subdomain])),
})

export default function Root({ loaderData }: Route.ComponentProps) {
  const isAlone = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.alone)
  if (isAlone) return <Outlet />
  return (
    <PriceDisplayContext value={loaderData.properties.priceDisplay}>
      <AppLayout data={loaderData}>
        <Outlet />
      </AppLayout>
    </PriceDisplayContext>
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
