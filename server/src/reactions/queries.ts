import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { counters, likes } from './tables.ts'

export type Subject = (typeof counters.$inferSelect)['subject']

export interface Counts {
  likes: number
  views: number
}

const NONE: Counts = { likes: 0, views: 0 }

/** Likes and views of several things at once; gives zeros for those nobody has touched. */
export async function getCounts(orm: Orm, subject: Subject, ids: number[]): Promise<(id: number) => Counts> {
  if (ids.length === 0) return () => NONE
  const rows = await orm
    .select()
    .from(counters)
    .where(and(eq(counters.subject, subject), inArray(counters.subjectId, ids)))
  const byId = new Map(rows.map((row) => [row.subjectId, { likes: row.likes, views: row.views }]))
  return (id) => byId.get(id) ?? NONE
}

export async function hasLiked(orm: Orm, subject: Subject, id: number, visitor: string): Promise<boolean> {
  const rows = await orm
    .select({ one: sql`1` })
    .from(likes)
    .where(and(eq(likes.subject, subject), eq(likes.subjectId, id), eq(likes.visitor, visitor)))
  return rows.length > 0
}

/** Ids of what a visitor has liked, at most so many. */
export async function listLiked(orm: Orm, subject: Subject, visitor: string, limit = 500): Promise<number[]> {
  const rows = await orm
    .select({ id: likes.subjectId })
    .from(likes)
    .where(and(eq(likes.subject, subject), eq(likes.visitor, visitor)))
    .limit(limit)
  return rows.map((row) => row.id)
}
