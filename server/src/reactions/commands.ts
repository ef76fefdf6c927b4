import { lt, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database.ts'
import type { Subject } from './queries.ts'
import { counters, likes, views } from './tables.ts'

/** Days a counted view is remembered, so that the same visitor does not count twice in one. */
const VIEWS_KEPT_DAYS = 2

/** Likes a thing once for each visitor, whatever comes at the same time. Gives the count now. */
export function like(orm: Orm, subject: Subject, subjectId: number, visitor: string): Promise<number> {
  return orm.transaction(async (tx) => {
    const fresh = await tx
      .insert(likes)
      .values({ subject, subjectId, visitor })
      .onConflictDoNothing()
      .returning({ visitor: likes.visitor })
    return addToCounter(tx, subject, subjectId, 'likes', fresh.length)
  })
}

/** Counts a view once for each visitor and day of Moscow. Gives the count now. */
export function countView(
  orm: Orm,
  subject: Subject,
  subjectId: number,
  visitor: string,
  now = new Date(),
): Promise<number> {
  return orm.transaction(async (tx) => {
    const fresh = await tx
      .insert(views)
      .values({ subject, subjectId, visitor, day: moscowDay(now) })
      .onConflictDoNothing()
      .returning({ visitor: views.visitor })
    return addToCounter(tx, subject, subjectId, 'views', fresh.length)
  })
}

async function addToCounter(
  tx: Orm,
  subject: Subject,
  subjectId: number,
  column: 'likes' | 'views',
  by: number,
): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ subject, subjectId, [column]: by })
    .onConflictDoUpdate({
      target: [counters.subject, counters.subjectId],
      set: { [column]: sql`${counters[column]} + ${by}` },
    })
    .returning({ count: counters[column] })
  return row?.count ?? 0
}

/** Forgets who viewed what on days gone by; the counts stay. */
export async function sweepViews({ orm }: Database, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - VIEWS_KEPT_DAYS * 86_400_000)
  await orm.delete(views).where(lt(views.day, moscowDay(oldest)))
}

const moscowDay = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(moment)
