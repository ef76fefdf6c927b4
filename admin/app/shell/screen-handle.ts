import type { Permission } from '@rapport/staff-contract/staff/permissions'
import { type UIMatch, useMatches } from 'react-router'

export interface ScreenHandle {
  /** Title in the document, the breadcrumbs and the navigation. */
  title: string
  /** Required permission; without it ForbiddenScreen is shown. */
  permission?: Permission
}

interface OpenScreen extends ScreenHandle {
  path: string
}

/** Returns the matched screens, from the outermost to the open one. */
export const useOpenScreens = (): OpenScreen[] =>
  (useMatches() as UIMatch<unknown, ScreenHandle | undefined>[]).flatMap(({ pathname, handle }) =>
    handle ? [{ ...handle, path: pathname }] : [],
  )
