import { firefoxPath } from './firefox.ts'
import { hasWebKit } from './webkit.ts'

/** Names of the tested browsers besides Chromium that are not installed. */
export const missingBrowsers = [
  ...(firefoxPath === undefined ? ['Firefox'] : []),
  ...(hasWebKit ? [] : ['WebKitGTK']),
]
