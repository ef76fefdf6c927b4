import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary.route'
import { ErrorScreen, NotFoundScreen } from './message-screens.tsx'

/** Stands between the frame and the pages, so that the frame outlives a page that failed. */
export default function PageBoundary() {
  return <Outlet />
}

export const meta: Route.MetaFunction = ({ error, matches: [root] }) => {
  if (!error) return []
  const name = root.loaderData?.properties.name
  const title = isNotFound(error) ? 'Страница не найдена' : 'Что-то пошло не так'
  return [
    { title: name ? `${title} — ${name}` : title },
    { name: 'robots', content: 'noindex' },
    ...(isNotFound(error) ? [{ name: 'description', content: NOT_FOUND_DESCRIPTION }] : []),
  ]
}

const NOT_FOUND_DESCRIPTION =
  'Такой страницы на сайте нет. Откройте главную, каталог или найдите нужное поиском.'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundScreen /> : <ErrorScreen />
}

/** Both the router's own errors and those of calls have a status. */
const isNotFound = (error: unknown) => (error as { status?: unknown }).status === 404
