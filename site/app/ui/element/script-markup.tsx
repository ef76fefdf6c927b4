import type { ReactNode } from 'react'

/** Markup that a script contains (`?markup`). A page does not have it, only its styles. */
export const ScriptMarkup = (_: { children: ReactNode }) => null
