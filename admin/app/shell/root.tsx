import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx'

/** Root of all routes: connects React Aria links to the router, and confirms leaving with unsaved changes. */
export function Root() {
  const navigate = useNavigate()
  return (
    <AriaRouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <Outlet />
      <UnsavedChangesDialog />
    </AriaRouterProvider>
  )
}
