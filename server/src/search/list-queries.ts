import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { POPULAR_QUERIES_MAX } from '@rapport/contract/search/search'
import { SEARCH_MISSES_MAX } from '@rapport/staff-contract/today/today-limits'
import { asc, desc, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { splitWords } from './language/words.ts'
import { searchHits, searchMisses, searchSpellings } from './tables.ts'

/** Retention of queries in days. */
const DAYS = 30
/** Queries scanned, at most. */
const READ_MAX = 200
/** Searches that make a query popular, at least. */
const POPULAR_MIN = 3

const firstDay = (now: Date) => moscowDay(new Date(now.getTime() - DAYS * DAY_MS))

interface CountedQuery {
  query: string
  hits: number
}

/** Returns queries without results, most frequent first; prefixes of a longer query are merged into it. */
export async function listSearchMisses(orm: Orm, now: Date): Promise<CountedQuery[]> {
  const missed = await listQueries(orm, searchMisses, now)
  const isBeginning = (one: string) =>
    missed.some(({ query }) => query.length > one.length && query.startsWith(one))
  return missed.filter(({ query }) => !isBeginning(query)).slice(0, SEARCH_MISSES_MAX)
}

/**
 * Returns the most frequent queries with results. Every visitor sees them and can search for anything, so
 * only words of titles are shown.
 */
export async function listPopularQueries(orm: Orm, now: Date): Promise<string[]> {
  const frequent = (await listQueries(orm, searchHits, now)).filter(({ hits }) => hits >= POPULAR_MIN)
  const words = frequent.flatMap(({ query }) => splitWords(query).map(({ word }) => word))
  if (words.length === 0) return []
  const { word } = searchSpellings
  const rows = await orm.select({ word }).from(searchSpellings).where(inArray(word, words))
  const ours = new Set(rows.map((row) => row.word))
  return frequent
    .filter(({ query }) => splitWords(query).every((one) => ours.has(one.word)))
    .slice(0, POPULAR_QUERIES_MAX)
    .map(({ query }) => query)
}

function listQueries(
  orm: Orm,
  table: typeof searchHits | typeof searchMisses,
  now: Date,
): Promise<CountedQuery[]> {
  const { query, hits, day } = table
  const total = sql<number>`sum(${hits})::integer`
  return orm
    .select({ query, hits: total })
    .from(table)
    .where(gte(day, firstDay(now)))
    .groupBy(query)
    .orderBy(desc(total), asc(query))
    .limit(READ_MAX)
}

/** Deletes queries older than the retention. */
export async function deleteOldQueries(orm: Orm, now: Date): Promise<void> {
  for (const table of [searchHits, searchMisses]) await orm.delete(table).where(lt(table.day, firstDay(now)))
}
