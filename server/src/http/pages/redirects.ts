import type { Orm } from '../../platform/database/database.ts'
import { canonicalPath } from '../../platform/http/canonical-path.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { findRedirect, listRedirects, type Redirect } from '../../seo/queries.ts'

/** Where an address has moved to: a location on the same host, and the status that says so. */
export interface RedirectTarget {
  location: string
  status: 301 | 302
}

export interface Redirects {
  /** Looks up whether a page's path has moved; `query` comes with its question mark, and is kept. */
  findRedirect(path: string, query: string): Promise<RedirectTarget | undefined>
  /** Forgets the table: content changed. */
  clear(): void
}

/** Any host of ours: only the path of what it is resolved against is used. */
const BASE = 'http://site'
/** A longer table is asked row by row: one request for an address that is nowhere must not cost a query otherwise. */
const ROWS_IN_MEMORY = 20_000

/** Follows the staff's table of moved addresses, kept in memory until content changes. */
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
      // An address of another site, or one that leads to itself, is no place of ours to send anybody to.
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

/** A path as it came, and as the staff would write it: letters in place of percent escapes. */
function spellings(path: string): string[] {
  try {
    const written = decodeURIComponent(path).toLowerCase()
    return written.includes('\0') ? [path] : [...new Set([path, written])]
  } catch {
    return [path]
  }
}
