import type { Permission } from '@rapport/staff-contract/staff/permissions'
import { type UIMatch, useMatches } from 'react-router'

/** What a screen says of itself in the table of routes. */
export interface ScreenHandle {
  /** Its name in the title, the path at the top and the navigation. */
  title: string
  /** Without it the screen says that the role does not allow it. */
  permission?: Permission
}

interface OpenScreen extends ScreenHandle {
  path: string
}

/** Returns the screens that lead to the open one, and it. */
export const useOpenScreens = (): OpenScreen[] =>
  (useMatches() as UIMatch<unknown, ScreenHandle | undefined>[]).flatMap(({ pathname, handle }) =>
    handle ? [{ ...handle, path: pathname }] : [],
  )
