import { NOT_FOUND_PATH } from '@rapport/contract/page'
import type { Seo } from '@rapport/contract/site/seo'
import { Outlet } from 'react-router'
import { metaTags } from '../seo/page-meta.ts'
import type { Route } from './+types/page-boundary.route'
import { ErrorScreen, NotFoundScreen } from './message-screens.tsx'

/** Error boundary inside the layout, so that the layout remains when a page fails. */
export default function PageBoundary() {
  return <Outlet />
}

export const meta: Route.MetaFunction = ({ error, matches: [root] }) => {
  if (!error) return []
  const said = (error as { data?: Partial<Seo> | null }).data
  if (root.loaderData && isNotFound(error) && said?.title !== undefined)
    return metaTags(
      { seo: said as Seo, path: NOT_FOUND_PATH, everyCity: true, noindex: true },
      root.loaderData,
    )
  const name = root.loaderData?.properties.name
  const title = isNotFound(error) ? 'Страница не найдена' : 'Что-то пошло не так'
  return [{ title: name ? `${title} — ${name}` : title }, { name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundScreen /> : <ErrorScreen />
}

/** Errors of the router and of endpoints both have a status. */
const isNotFound = (error: unknown) => (error as { status?: unknown }).status === 404
