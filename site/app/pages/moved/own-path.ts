const ANY_ORIGIN = 'https://site.invalid'
const MOVED_PATH = '/301/'

/**
 * Returns a path of this site, with its query and fragment, as an address names it. Undefined for all that a browser
 * may take for another site or a program: `//host`, `/\host`, schemes, control characters; and for this page itself.
 */
export function ownPath(to: string | null): string | undefined {
  if (!to?.startsWith('/') || /[\\\p{Cc}]/u.test(to)) return undefined
  const url = URL.parse(to, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname === MOVED_PATH)
    return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
