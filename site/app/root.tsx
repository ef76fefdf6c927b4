import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { apiFrom, placeFrom } from './api-context.ts'
import { api } from './browser/api.ts'
import { showAskedAddress } from './browser/asked-address.ts'
import { type PagePlace, PLACE_META, pagePlace } from './browser/page-place.ts'
import { rememberVisit } from './browser/visit.ts'
import { useLeadToCity } from './contacts/use-lead-to-city.ts'
import { FailureScreen } from './pages/failure-screen.tsx'
import { Frame } from './shell/frame.tsx'
import { loadShell, type ShellData } from './shell/shell-data.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import golosCyrillic from './ui/fonts/golos-text-cyrillic.woff2?url'
import golosLatin from './ui/fonts/golos-text-latin.woff2?url'
import sofiaCyrillic from './ui/fonts/sofia-sans-cyrillic.woff2?url'
import sofiaLatin from './ui/fonts/sofia-sans-latin.woff2?url'

export const loader = ({ context }: Route.LoaderArgs) => loadShell(apiFrom(context), placeFrom(context))
export const clientLoader = () => loadShell(api, { ...pagePlace(), origin: location.origin })
/** What stands around the pages is loaded once for a visit. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  ...[sofiaCyrillic, sofiaLatin, golosCyrillic, golosLatin].map((href) => ({
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
  const shell = useRouteLoaderData<ShellData>('root')
  const { pathname } = useLocation()
  useLayoutEffect(showAskedAddress, [])
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f4efe6" />
        <meta name="format-detection" content="telephone=no" />
        {shell && <meta name={PLACE_META} content={JSON.stringify(placeOf(shell, pathname))} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** For what runs before the program: see site/document/. */
const placeOf = ({ base, mapsKey, city, cities }: ShellData, path: string): PagePlace => ({
  base,
  mapsKey,
  path,
  city: city?.id,
  cities: Object.fromEntries(cities.map(({ id, subdomain }) => [id, subdomain])),
})

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(rememberVisit, [])
  useLeadToCity()
  return (
    <Frame shell={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** Only where the frame itself could not be loaded; pages that fail have a boundary within it. */
export function ErrorBoundary() {
  return (
    <main>
      <title>Что-то пошло не так</title>
      <FailureScreen />
    </main>
  )
}
