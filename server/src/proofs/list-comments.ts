import type { ProofComment } from '@rapport/contract/proofs/public-proof'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { proofComments } from './tables.ts'

/** Matches comments of customers that staff have neither answered, solved nor marked as read. */
export const isUnreadComment = and(eq(proofComments.author, 'customer'), isNull(proofComments.readAt)) as SQL

type CommentRow = typeof proofComments.$inferSelect

/** Returns the comments of a version with their answers, oldest first. */
export async function listComments(orm: Orm, proofId: string, version: number): Promise<ProofComment[]> {
  const rows = await orm
    .select()
    .from(proofComments)
    .where(and(eq(proofComments.proofId, proofId), eq(proofComments.version, version)))
    .orderBy(asc(proofComments.id))
  return rows
    .filter(({ replyTo }) => replyTo === null)
    .map((row, index) => ({
      id: row.id,
      number: index + 1,
      page: row.page,
      pin: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
      ...toWords(row),
      isSolved: row.solvedAt !== null,
      answers: rows.filter(({ replyTo }) => replyTo === row.id).map(toWords),
    }))
}

const toWords = ({ at, author, authorName, text }: CommentRow) => ({
  at: at.toISOString(),
  author: author === 'staff' ? ('staff' as const) : ('customer' as const),
  name: authorName,
  text,
})
