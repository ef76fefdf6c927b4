import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { missingPages } from '../tables.ts'

/** Characters of a path that is noted: longer ones nobody has linked to. */
const PATH_MAX = 200
/** Paths that are noted between two writes, and kept of one day: what bots make up beyond them is forgotten. */
const BATCH_MAX = 100
const DAILY_MAX = 1000
/** Paths of pages as this site spells them, with letters of any language written as such. */
const NOTED = /^\/(?:[a-z0-9_-]+\/)+$/
/** What only those ask for who look for another program’s weaknesses. */
const PROBES = /^\/(?:wp-|wordpress|phpmyadmin|cgi-bin|vendor|admin|\.|_)/

export interface MissingPages {
  /** Notes that a path has no page; costs nothing: it is written down later, with others. */
  note(path: string): void
  /** Writes down what was noted. */
  write(now: Date): Promise<void>
}

/** Counts addresses that have no page, by day: their paths, and nothing of who asked. */
export function createMissingPages(orm: Orm): MissingPages {
  let noted = new Map<string, number>()
  return {
    note(path) {
      if (path.length > PATH_MAX || !NOTED.test(path) || PROBES.test(path)) return
      const hits = noted.get(path)
      if (hits === undefined && noted.size >= BATCH_MAX) return
      noted.set(path, (hits ?? 0) + 1)
    },
    async write(now) {
      if (noted.size === 0) return
      const batch = noted
      noted = new Map()
      const day = now.toISOString().slice(0, 10)
      const known = await orm.$count(missingPages, sql`${missingPages.day} = ${day}`)
      const rows = [...batch].map(([path, hits]) => ({ day, path, hits }))
      const kept = rows.slice(0, Math.max(0, DAILY_MAX - known))
      if (kept.length === 0) return
      await orm
        .insert(missingPages)
        .values(kept)
        .onConflictDoUpdate({
          target: [missingPages.day, missingPages.path],
          set: { hits: sql`${missingPages.hits} + excluded.hits` },
        })
    },
  }
}
