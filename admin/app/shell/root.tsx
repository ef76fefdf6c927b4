import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx'

/** What holds for every screen: links of the parts go through the router, and leaving asks where something is unsent. */
export function Root() {
  const navigate = useNavigate()
  return (
    <AriaRouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <Outlet />
      <UnsavedChangesDialog />
    </AriaRouterProvider>
  )
}
