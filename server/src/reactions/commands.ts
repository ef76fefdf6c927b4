import { createHmac } from 'node:crypto'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { getCounts, type Subject } from './queries.ts'
import { counters, likes, views } from './tables.ts'

/** Retention of counted views in days, so that a visitor counts once a day. */
const VIEWS_KEPT_DAYS = 2

const HASH_CHARACTERS = 22

/** A viewer: a user or an IP address. Only a keyed hash of it is stored. */
export interface Viewer {
  who: string
  key: Buffer
}

/** Lowest price in kopecks by the visitor's price list, at the time of the like. */
export interface LikedPrice {
  priceFrom: number | null
  priceList: PriceList
}

/**
 * Likes an entry once per visitor, safe under concurrency. Returns the new count. An entry removed from the
 * favourites is restored without counting again. Stores the current price.
 */
export async function like(
  orm: Orm,
  subject: Subject,
  subjectId: number,
  visitor: string,
  { priceFrom, priceList }: LikedPrice = { priceFrom: null, priceList: 'anonymous' },
): Promise<number> {
  await orm
    .update(likes)
    .set({ isFavorite: true, priceFrom, priceList })
    .where(and(ofVisitor(subject, subjectId, visitor), eq(likes.isFavorite, false)))
  const mark = sql`insert into ${likes} (subject, subject_id, visitor, price_from, price_list)
    values (${subject}, ${subjectId}, ${visitor}, ${priceFrom}::integer, ${priceList})`
  return countOnce(orm, mark, subject, subjectId, 'likes')
}

/** Removes an entry from a visitor's favourites; the like stays counted. */
export async function removeFavorite(
  orm: Orm,
  subject: Subject,
  subjectId: number,
  visitor: string,
): Promise<void> {
  await orm
    .update(likes)
    .set({ isFavorite: false })
    .where(ofVisitor(subject, subjectId, visitor))
}

const ofVisitor = (subject: Subject, subjectId: number, visitor: string) =>
  and(eq(likes.subject, subject), eq(likes.subjectId, subjectId), eq(likes.visitor, visitor))

/** Counts a view once per viewer and day of Moscow time. Returns the new count. */
export function countView(
  orm: Orm,
  subject: Subject,
  subjectId: number,
  viewer: Viewer,
  now: Date,
): Promise<number> {
  const day = moscowDay(now)
  const mark = sql`insert into ${views} (subject, subject_id, visitor, day)
    values (${subject}, ${subjectId}, ${hashViewer(viewer, `${day}\n${subject}\n${subjectId}`)}, ${day})`
  return countOnce(orm, mark, subject, subjectId, 'views')
}

/** Hashes the viewer with entry and day, so that viewers can't be tracked from post to post. */
const hashViewer = ({ who, key }: Viewer, what: string) =>
  createHmac('sha256', key).update(`${who}\n${what}`).digest('base64url').slice(0, HASH_CHARACTERS)

/**
 * Counts a new mark in one statement: both are written or none. A concurrent count of the same entry waits
 * for this statement only. A repeat writes nothing.
 */
async function countOnce(
  orm: Orm,
  mark: SQL,
  subject: Subject,
  subjectId: number,
  column: 'likes' | 'views',
): Promise<number> {
  const count = sql.identifier(column)
  const [counted] = await queryRows<{ count: number }>(
    orm,
    sql`with fresh as (${mark} on conflict do nothing returning 1)
      insert into ${counters} (subject, subject_id, ${count}) select ${subject}, ${subjectId}::int, 1 from fresh
      on conflict (subject, subject_id) do update set ${count} = ${counters}.${count} + 1
      returning ${count} as count`,
  )
  if (counted) return counted.count
  // Read again, to include the same visitor's writes in other tabs.
  return (await getCounts(orm, subject, [subjectId]))(subjectId)[column]
}

/** Deletes the viewers of past days; the counts stay. */
export async function deleteOldViews({ orm }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - VIEWS_KEPT_DAYS * DAY_MS)
  await orm.delete(views).where(lt(views.day, moscowDay(oldest)))
}
