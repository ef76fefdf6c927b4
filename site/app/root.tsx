import type { Api } from '@rapport/contract/api'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root'
import { apiFrom, originFrom } from './api-context.ts'
import { api } from './browser/api.ts'

async function loadShell(api: Api) {
  const [{ properties }, { catalog }] = await Promise.all([api.getSite(), api.getCatalog()])
  return { properties, catalog }
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  origin: originFrom(context),
  ...(await loadShell(apiFrom(context))),
})
export const clientLoader = async () => ({ origin: location.origin, ...(await loadShell(api)) })
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <h1>{status === 404 ? 'Страница не найдена' : 'Что-то пошло не так'}</h1>
}
