import { firefoxPath } from './firefox.ts'
import { hasWebKit } from './webkit.ts'

/** Names of the browsers beside Chromium that this machine does not have. */
export const missingBrowsers = [
  ...(firefoxPath === undefined ? ['Firefox'] : []),
  ...(hasWebKit ? [] : ['WebKitGTK']),
]
