import type { Orm } from '../platform/database/database.ts'
import { canonicalPath } from '../platform/http/canonical-path.ts'
import { createResponseCache } from '../platform/http/response-cache.ts'
import { findRedirect, listQueryPaths, listRedirects, type Redirect } from '../seo/queries.ts'
import { redirectQuery, splitAddress, trackingQuery } from './site-address.ts'

/** Redirect of a path: a location on the same host, and a status. */
export interface RedirectTarget {
  location: string
  status: 301 | 302
}

export interface Redirects {
  /**
   * Finds the redirect of a page's path with this query, else of the path alone. `query` includes its question mark.
   * It is preserved, except for the parameters that the redirect has.
   */
  findRedirect(path: string, query: string): Promise<RedirectTarget | undefined>
  /** Returns whether a query may have a redirect of its own. Reads memory only: cached pages wait for it. */
  mayHaveRedirect(path: string, query: string): boolean
  /** Clears the cached table after a content change. */
  clear(): void
}

/** Base URL for resolving. Only the path of the result is used. */
const BASE = 'http://site'
/** Larger tables are queried row by row. Otherwise a request for a missing path must not cost a query. */
const ROWS_IN_MEMORY = 20_000
/** The only key of the cache. */
const TABLE = 'all'

interface CachedTable {
  /** Redirects by old path. Undefined if there are too many. */
  rows: Map<string, Redirect> | undefined
  /** Paths that have redirects of their queries. Undefined if there are too many. */
  queryPaths: Set<string> | undefined
}

/** Creates the redirects of the staff's table, cached in memory until content changes. */
export function createRedirects(orm: Orm): Redirects {
  const table = createResponseCache<CachedTable>({
    entriesMax: 1,
    bytesMax: Number.POSITIVE_INFINITY,
    sizeOf: () => 0,
  })

  async function findRow(oldPaths: string[]): Promise<Redirect | undefined> {
    const { rows } = await table.load(TABLE, () => readTable(orm))
    if (!rows) return findRedirect(orm, oldPaths)
    return oldPaths.map((path) => rows.get(path)).find((row) => row !== undefined)
  }

  return {
    async findRedirect(path, search) {
      const query = redirectQuery(search)
      const ofQuery = query === '' ? [] : [`${path}${query}`]
      const row = await findRow([...ofQuery, ...spellings(path)])
      const target = row && URL.parse(row.newPath, BASE)
      if (!target || target.origin !== BASE || isLoop(row, target, path)) return undefined
      const kept = row.oldPath === ofQuery[0] ? trackingQuery(search) : new URLSearchParams(search)
      for (const [name, value] of kept) target.searchParams.append(name, value)
      return {
        location: `${target.pathname}${target.search}${target.hash}`,
        status: row.status === 302 ? 302 : 301,
      }
    },
    mayHaveRedirect(path, search) {
      const cached = table.get(TABLE)
      // The table is read by the next search for a redirect.
      if (!cached) return true
      if (cached.queryPaths && !cached.queryPaths.has(path)) return false
      const query = redirectQuery(search)
      return query !== '' && (cached.rows?.has(`${path}${query}`) ?? true)
    },
    clear: () => table.clear(),
  }
}

async function readTable(orm: Orm): Promise<CachedTable> {
  const rows = await listRedirects(orm, ROWS_IN_MEMORY + 1)
  const isWhole = rows.length <= ROWS_IN_MEMORY
  const paths = isWhole
    ? rows.flatMap(({ oldPath }) => (oldPath.includes('?') ? splitAddress(oldPath).path : []))
    : await listQueryPaths(orm, ROWS_IN_MEMORY + 1)
  return {
    rows: isWhole ? new Map(rows.map((row) => [row.oldPath, row])) : undefined,
    queryPaths: paths.length <= ROWS_IN_MEMORY ? new Set(paths) : undefined,
  }
}

/** Returns whether a redirect would lead to where it starts. */
function isLoop({ oldPath, newPath }: Redirect, target: URL, path: string): boolean {
  if (oldPath.includes('?')) return splitAddress(newPath).key === oldPath
  return spellings(canonicalPath(target.pathname) ?? path).includes(path)
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
