import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { counters, likes } from './tables.ts'

export type Subject = (typeof counters.$inferSelect)['subject']

export interface Counts {
  likes: number
  views: number
}

const isFavorite = eq(likes.isFavorite, true)

const NONE: Counts = { likes: 0, views: 0 }

/** Returns likes and views of several entries; zeros if there are none. */
export async function getCounts(orm: Orm, subject: Subject, ids: number[]): Promise<(id: number) => Counts> {
  if (ids.length === 0) return () => NONE
  const rows = await orm
    .select()
    .from(counters)
    .where(and(eq(counters.subject, subject), inArray(counters.subjectId, ids)))
  const byId = new Map(rows.map((row) => [row.subjectId, { likes: row.likes, views: row.views }]))
  return (id) => byId.get(id) ?? NONE
}

/** Returns whether an entry is among a visitor's favourites. */
export async function hasLiked(orm: Orm, subject: Subject, id: number, visitor: string): Promise<boolean> {
  const rows = await orm
    .select({ one: sql`1` })
    .from(likes)
    .where(and(eq(likes.subject, subject), eq(likes.subjectId, id), eq(likes.visitor, visitor), isFavorite))
  return rows.length > 0
}

/** A part of a visitor's likes, with the cursor of the next part; null at the end. */
export interface LikedPart {
  likes: Pick<typeof likes.$inferSelect, 'id' | 'subjectId' | 'priceFrom' | 'priceList'>[]
  next: number | null
}

/** Returns the favourites of a visitor, newest first; with a cursor, those before it. */
export async function listFavorites(
  orm: Orm,
  subject: Subject,
  visitor: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LikedPart> {
  const earlier = before === undefined ? undefined : lt(likes.id, before)
  const rows = await orm
    .select({
      id: likes.id,
      subjectId: likes.subjectId,
      priceFrom: likes.priceFrom,
      priceList: likes.priceList,
    })
    .from(likes)
    .where(and(eq(likes.subject, subject), eq(likes.visitor, visitor), isFavorite, earlier))
    .orderBy(desc(likes.id))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return { likes: part, next: rows.length > limit ? (part.at(-1)?.id ?? null) : null }
}
