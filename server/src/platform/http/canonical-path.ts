/** First segments of addresses that are not pages: all but their escapes stays as it is. */
const NOT_PAGES = /^\/(?:api|assets|media|files|page-data|healthz|readyz|\.well-known)(?:\/|$)/
const FILE = /\.[a-z0-9]+$/i
const ESCAPES_OR_CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi
const UNRESERVED = /[\w.~-]/
/** What no browser sends in a path, and what may mean another address to one that reads it. */
const NEVER_IN_PATHS = /[^!-~]|[\\#]/

/** Whether a path can be that of a page: not one of the API's, of files, or with a file's ending. */
export const isPagePath = (path: string): boolean => !isServicePath(path) && !FILE.test(path)

/** Whether a path belongs to the API, to files or to whoever watches the server. */
export const isServicePath = (path: string): boolean => NOT_PAGES.test(path)

/**
 * Returns the one spelling of a page's path: lower case, single slashes, a slash at the end, no index.html, no dot
 * segments, nothing escaped that need not be. Undefined for what can't be a path: with a backslash, a hash, a control
 * character or escapes that are no text, written out or escaped.
 */
export function canonicalPath(path: string): string | undefined {
  const spelled = spellEscapes(path)
  if (spelled === undefined) return undefined
  // Capitals of an escape are no other spelling: whoever made the link may have written it either way.
  if (isServicePath(spelled)) return spelled.toLowerCase() === path.toLowerCase() ? path : spelled
  const single = spelled.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/')
  const lower = single.replace(ESCAPES_OR_CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return lower.endsWith('/') || FILE.test(lower) ? lower : `${lower}/`
}

/** Resolves dot segments; escapes what has to be escaped and nothing else, in capitals. */
function spellEscapes(path: string): string | undefined {
  if (!path.startsWith('/') || NEVER_IN_PATHS.test(path)) return undefined
  if (/\p{Cc}/u.test(decoded(path) ?? '\0')) return undefined
  return URL.parse(`http://host${path}`)?.pathname.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return UNRESERVED.test(character) ? character : triplet.toUpperCase()
  })
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
