import { canonicalPath } from './platform/canonical-path.ts'
import type { Orm } from './platform/database.ts'
import { findRedirect } from './seo/queries.ts'

/** Where an address has moved to: a location on the same host, and the status that says so. */
export interface Moved {
  location: string
  status: 301 | 302
}

/** Looks up whether a page's path has moved; `query` comes with its question mark, and is kept. */
export type FindMoved = (path: string, query: string) => Promise<Moved | undefined>

/** Any host of ours: only the path of what it is resolved against is used. */
const BASE = 'http://site'

/** Follows the staff's table of moved addresses (decisions.md §3). */
export function openRedirects(orm: Orm): FindMoved {
  return async (path, query) => {
    const row = await findRedirect(orm, spellings(path))
    const target = row && URL.parse(row.newPath, BASE)
    // An address of another site, or one that leads to itself, is no place of ours to send anybody to.
    if (!target || target.origin !== BASE || spellings(canonicalPath(target.pathname) ?? path).includes(path))
      return undefined
    for (const [name, value] of new URLSearchParams(query)) target.searchParams.append(name, value)
    return {
      location: `${target.pathname}${target.search}${target.hash}`,
      status: row.status === 302 ? 302 : 301,
    }
  }
}

/** A path as it came, and as the staff would write it: letters in place of percent escapes. */
function spellings(path: string): string[] {
  try {
    const written = decodeURIComponent(path).toLowerCase()
    return written.includes('\0') ? [path] : [...new Set([path, written])]
  } catch {
    return [path]
  }
}
