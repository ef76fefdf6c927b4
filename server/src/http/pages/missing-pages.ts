import { createDailyCounts, type DailyCounts } from '../../platform/database/daily-counts.ts'
import type { Orm } from '../../platform/database/database.ts'
import { missingPages } from '../tables.ts'

/** Longest counted path in characters. Longer paths are not links. */
const PATH_MAX = 200
/** Paths of pages as this site spells them, with unescaped letters of any language. */
const NOTED = /^\/(?:[a-z0-9_-]+\/)+$/
/** Paths of scanners that look for vulnerabilities of other software. */
const PROBES = /^\/(?:wp-|wordpress|phpmyadmin|cgi-bin|vendor|admin|\.|_)/

/** Counts missing pages by day: their paths, and no data of the visitor. */
export function createMissingPages(orm: Orm): DailyCounts {
  const counts = createDailyCounts(orm, missingPages, missingPages.path)
  return {
    ...counts,
    note(path) {
      if (path.length <= PATH_MAX && NOTED.test(path) && !PROBES.test(path)) counts.note(path)
    },
  }
}
