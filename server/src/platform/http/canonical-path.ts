/** First segments of paths that are not pages. Only their escapes are normalized. */
const NOT_PAGES = /^\/(?:api|assets|media|files|internal|healthz|readyz|\.well-known)(?:\/|$)/
const FILE = /\.[a-z0-9]+$/i
const ESCAPES_OR_CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi
const UNRESERVED = /[\w.~-]/
/** Characters that no browser sends in a path, and that a client may read as another path. */
const NEVER_IN_PATHS = /[^!-~]|[\\#]/

/** Returns whether a path can be a page: not of the API, not of files, and without a file extension. */
export const isPagePath = (path: string): boolean => !isServicePath(path) && !FILE.test(path)

/** Returns whether a path belongs to the API, to files or to monitoring. */
export const isServicePath = (path: string): boolean => NOT_PAGES.test(path)

/**
 * Returns the canonical spelling of a page's path: lower case, single slashes, a trailing slash, no
 * index.html, no dot segments, no needless escapes. Undefined if it can't be a path: it has a backslash, a
 * hash, a control character or invalid escapes, raw or escaped.
 */
export function canonicalPath(path: string): string | undefined {
  const spelled = spellEscapes(path)
  if (spelled === undefined) return undefined
  // Escapes may be written in either case: both spellings are canonical.
  if (isServicePath(spelled)) return spelled.toLowerCase() === path.toLowerCase() ? path : spelled
  const single = spelled.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/')
  const lower = single.replace(ESCAPES_OR_CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return lower.endsWith('/') || FILE.test(lower) ? lower : `${lower}/`
}

/** Resolves dot segments. Escapes only what needs it, in upper case. */
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
