import type { Orm } from '../../platform/database/database.ts'
import { createDailyCounts, type DailyCounts } from '../daily-counts.ts'
import { missingPages } from '../tables.ts'

/** Characters of a path that is noted: longer ones nobody has linked to. */
const PATH_MAX = 200
/** Paths of pages as this site spells them, with letters of any language written as such. */
const NOTED = /^\/(?:[a-z0-9_-]+\/)+$/
/** What only those ask for who look for another program’s weaknesses. */
const PROBES = /^\/(?:wp-|wordpress|phpmyadmin|cgi-bin|vendor|admin|\.|_)/

/** Counts addresses that have no page, by day: their paths, and nothing of who asked. */
export function createMissingPages(orm: Orm): DailyCounts {
  const counts = createDailyCounts(orm, missingPages, missingPages.path)
  return {
    ...counts,
    note(path) {
      if (path.length <= PATH_MAX && NOTED.test(path) && !PROBES.test(path)) counts.note(path)
    },
  }
}
