import { createHmac } from 'node:crypto'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { PriceList } from '@rapport/contract/prices'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/sql-arrays.ts'
import { getCounts, type Subject } from './queries.ts'
import { counters, likes, views } from './tables.ts'

/** Days a counted view is remembered, so that the same visitor does not count twice in one. */
const VIEWS_KEPT_DAYS = 2

const HASH_CHARACTERS = 22

/** Who views: a user or a network address, of which only a hash by the key is stored. */
export interface Viewer {
  who: string
  key: Buffer
}

/** What a thing cost by the list of whoever liked it, in kopecks. */
export interface LikedPrice {
  priceFrom: number | null
  priceList: PriceList
}

/**
 * Likes a thing once for each visitor, whatever comes at the same time. Gives the count now. What was taken out of the
 * favourites is back among them, and counts no second time. The price is that of now.
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

/** Takes a thing out of the favourites of a visitor; how often it was liked stays. */
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

/** Counts a view once for each viewer and day of Moscow. Gives the count now. */
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

/** Says the same of the same viewer, thing and day alone: by it nobody can be followed from post to post. */
const hashViewer = ({ who, key }: Viewer, what: string) =>
  createHmac('sha256', key).update(`${who}\n${what}`).digest('base64url').slice(0, HASH_CHARACTERS)

/**
 * Counts when the mark is new, in one statement: either both are written or none, and whoever counts the same
 * thing meanwhile waits for no more than that. A repeat writes nothing.
 */
async function countOnce(
  orm: Orm,
  mark: SQL,
  subject: Subject,
  subjectId: number,
  column: 'likes' | 'views',
): Promise<number> {
  const count = sql.identifier(column)
  const [counted] = await rowsOf<{ count: number }>(
    orm,
    sql`with fresh as (${mark} on conflict do nothing returning 1)
      insert into ${counters} (subject, subject_id, ${count}) select ${subject}, ${subjectId}::int, 1 from fresh
      on conflict (subject, subject_id) do update set ${count} = ${counters}.${count} + 1
      returning ${count} as count`,
  )
  if (counted) return counted.count
  // Asked anew, so that what the same visitor is doing in another tab is seen too.
  return (await getCounts(orm, subject, [subjectId]))(subjectId)[column]
}

/** Forgets who viewed what on days gone by; the counts stay. */
export async function deleteOldViews({ orm }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - VIEWS_KEPT_DAYS * DAY_MS)
  await orm.delete(views).where(lt(views.day, moscowDay(oldest)))
}
