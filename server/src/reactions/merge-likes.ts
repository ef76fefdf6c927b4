import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { counters, likes } from './tables.ts'

/** Likes that one log-in merges, at most: the newest. */
const MERGED_MAX = 1000

/** Merges the likes of a browser into the user who logs in. Entries liked by both are counted once from then on. */
export async function mergeLikes(tx: Orm, visitorId: string, userVisitor: string): Promise<void> {
  const newest = await tx
    .select({ id: likes.id })
    .from(likes)
    .where(eq(likes.visitor, visitorId))
    .orderBy(desc(likes.id))
    .limit(MERGED_MAX)
  if (newest.length === 0) return
  const ids = newest.map(({ id }) => id)
  // A concurrent log-in finds no likes left to merge.
  const taken = await tx
    .delete(likes)
    .where(and(eq(likes.visitor, visitorId), inArray(likes.id, ids)))
    .returning()
  if (taken.length === 0) return
  const merged = await tx
    .insert(likes)
    .values(
      taken
        .toSorted((a, b) => a.id - b.id)
        .map(({ subject, subjectId, isFavorite, priceFrom, priceList }) => ({
          subject,
          subjectId,
          isFavorite,
          priceFrom,
          priceList,
          visitor: userVisitor,
        })),
    )
    .onConflictDoNothing()
    .returning({ subject: likes.subject, subjectId: likes.subjectId })
  const keyOf = ({ subject, subjectId }: Pick<(typeof taken)[number], 'subject' | 'subjectId'>) =>
    `${subject} ${subjectId}`
  const isMerged = new Set(merged.map(keyOf))
  const doubled = taken.filter((like) => !isMerged.has(keyOf(like)))
  if (doubled.length > 0) await countOnceLess(tx, doubled)
}

async function countOnceLess(
  tx: Orm,
  doubled: Pick<typeof likes.$inferSelect, 'subject' | 'subjectId'>[],
): Promise<void> {
  const ofDoubled = or(
    ...(['catalog', 'post'] as const).map((subject) =>
      and(
        eq(counters.subject, subject),
        inArray(
          counters.subjectId,
          doubled.filter((like) => like.subject === subject).map((like) => like.subjectId),
        ),
      ),
    ),
  )
  // Always in the same order, so that concurrent log-ins do not deadlock.
  await tx
    .select({ id: counters.subjectId })
    .from(counters)
    .where(ofDoubled)
    .orderBy(asc(counters.subject), asc(counters.subjectId))
    .for('update')
  await tx
    .update(counters)
    .set({ likes: sql`greatest(${counters.likes} - 1, 0)` })
    .where(ofDoubled)
}
