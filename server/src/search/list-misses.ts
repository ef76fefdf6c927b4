import { SEARCH_MISSES_MAX } from '@rapport/contract/limits'
import { asc, desc, gte, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { searchMisses } from './tables.ts'

/** Days for which queries that found nothing are kept. */
const DAYS = 30
/** Queries that are looked through for beginnings of one another. */
const READ_MAX = 200

const firstDay = (now: Date) => new Date(now.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10)

/** Returns what was searched for in vain, the most frequent first; of a query that was typed on, the whole alone. */
export async function listSearchMisses(orm: Orm, now: Date): Promise<{ query: string; hits: number }[]> {
  const { query, hits, day } = searchMisses
  const total = sql<number>`sum(${hits})::integer`
  const rows = await orm
    .select({ query, hits: total })
    .from(searchMisses)
    .where(gte(day, firstDay(now)))
    .groupBy(query)
    .orderBy(desc(total), asc(query))
    .limit(READ_MAX)
  const isBeginning = (one: string) =>
    rows.some((other) => other.query.length > one.length && other.query.startsWith(one))
  return rows.filter((row) => !isBeginning(row.query)).slice(0, SEARCH_MISSES_MAX)
}

/** Forgets what was missed longer ago. */
export async function deleteOldSearchMisses(orm: Orm, now: Date): Promise<void> {
  await orm.delete(searchMisses).where(lt(searchMisses.day, firstDay(now)))
}
