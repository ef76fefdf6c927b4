import type { Orm } from '../platform/database/database.ts'
import { canonicalPath } from '../platform/http/canonical-path.ts'
import { createResponseCache } from '../platform/http/response-cache.ts'
import { findRedirect, listRedirects, type Redirect } from '../seo/queries.ts'

/** Redirect of a path: a location on the same host, and a status. */
export interface RedirectTarget {
  location: string
  status: 301 | 302
}

export interface Redirects {
  /** Finds the redirect of a page's path. `query` includes its question mark, and is preserved. */
  findRedirect(path: string, query: string): Promise<RedirectTarget | undefined>
  /** Clears the cached table after a content change. */
  clear(): void
}

/** Base URL for resolving. Only the path of the result is used. */
const BASE = 'http://site'
/** Larger tables are queried row by row. Otherwise a request for a missing path must not cost a query. */
const ROWS_IN_MEMORY = 20_000

/** Creates the redirects of the staff's table, cached in memory until content changes. */
export function createRedirects(orm: Orm): Redirects {
  const table = createResponseCache<Map<string, Redirect> | undefined>({
    entriesMax: 1,
    bytesMax: Number.POSITIVE_INFINITY,
    sizeOf: () => 0,
  })

  async function readTable(): Promise<Map<string, Redirect> | undefined> {
    const rows = await listRedirects(orm, ROWS_IN_MEMORY + 1)
    return rows.length > ROWS_IN_MEMORY ? undefined : new Map(rows.map((row) => [row.oldPath, row]))
  }

  async function findRow(oldPaths: string[]): Promise<Redirect | undefined> {
    const rows = await table.load('all', readTable)
    if (!rows) return findRedirect(orm, oldPaths)
    return oldPaths.map((path) => rows.get(path)).find((row) => row !== undefined)
  }

  return {
    async findRedirect(path, query) {
      const row = await findRow(spellings(path))
      const target = row && URL.parse(row.newPath, BASE)
      // Ignores a target on another site, and a redirect to itself.
      if (
        !target ||
        target.origin !== BASE ||
        spellings(canonicalPath(target.pathname) ?? path).includes(path)
      )
        return undefined
      for (const [name, value] of new URLSearchParams(query)) target.searchParams.append(name, value)
      return {
        location: `${target.pathname}${target.search}${target.hash}`,
        status: row.status === 302 ? 302 : 301,
      }
    },
    clear: () => table.clear(),
  }
}

/** The path as received, and as the staff would write it: with letters in place of escapes. */
function spellings(path: string): string[] {
  try {
    const written = decodeURIComponent(path).toLowerCase()
    return written.includes('\0') ? [path] : [...new Set([path, written])]
  } catch {
    return [path]
  }
}
