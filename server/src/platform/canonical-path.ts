/** First segments of addresses that are not pages: they keep their spelling. */
const NOT_PAGES = /^\/(?:api|assets|media|files|healthz|readyz)(?:\/|$)/
const FILE = /\.[a-z0-9]+$/i
const ESCAPES_OR_CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi

/** Whether a path can be that of a page: not one of the API's, of files, or with a file's ending. */
export const isPagePath = (path: string): boolean => !isServicePath(path) && !FILE.test(path)

/** Whether a path belongs to the API, to files or to whoever watches the server. */
export const isServicePath = (path: string): boolean => NOT_PAGES.test(path)

/**
 * The one spelling of a page's path: lower case, single slashes, a slash at the end, no index.html
 * (§2, decisions.md §3). Percent escapes stay as they came.
 */
export function canonicalPath(path: string): string {
  if (NOT_PAGES.test(path)) return path
  const single = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/')
  const lower = single.replace(ESCAPES_OR_CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return lower.endsWith('/') || FILE.test(lower) ? lower : `${lower}/`
}
