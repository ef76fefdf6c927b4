import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/page-boundary.route'
import { ErrorScreen, NotFoundScreen } from './message-screens.tsx'

/** Stands between the frame and the pages, so that the frame outlives a page that failed. */
export default function PageBoundary() {
  return <Outlet />
}

export const meta: Route.MetaFunction = ({ error }) =>
  error
    ? [
        { title: isNotFound(error) ? 'Страница не найдена' : 'Что-то пошло не так' },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundScreen /> : <ErrorScreen />
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
