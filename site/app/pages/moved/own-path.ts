const ANY_ORIGIN = 'https://site.invalid'
const MOVED_PATH = '/301/'

/**
 * Returns a path of this site with its query and fragment. Returns undefined for this page, and for everything that a
 * browser may take for another site or a script: `//host`, `/\host`, schemes, control characters.
 */
export function parseOwnPath(to: string | null): string | undefined {
  if (!to?.startsWith('/') || /[\\\p{Cc}]/u.test(to)) return undefined
  const url = URL.parse(to, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || url.pathname === MOVED_PATH)
    return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
