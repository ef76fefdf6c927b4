import type { Today } from '@rapport/staff-contract/today/today'
import { TODAY_ROWS_MAX } from '@rapport/staff-contract/today/today-limits'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { proofComments, proofs, proofVersions } from '../proofs/tables.ts'

/** A comment of the customer that no answer follows and that is not solved. */
const openComment = sql`exists (select 1 from ${proofComments} as comment
  where comment.proof_id = ${proofs.id} and comment.author = 'customer' and comment.reply_to is null
  and comment.solved_at is null
  and not exists (select 1 from ${proofComments} as answer where answer.reply_to = comment.id))`

/**
 * Returns the proofs that staff work on first: those with changes requested or comments without an answer. Then those that
 * wait for their customer, longest first.
 */
export async function listTodayProofs(orm: Orm): Promise<NonNullable<Today['proofs']>> {
  const changes = sql`${proofVersions.state} = 'changes-requested'`
  const rows = await orm
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      customer: orders.name,
      kind: sql<'changes' | 'comments' | 'waiting'>`case when ${changes} then 'changes'
        when ${openComment} then 'comments' else 'waiting' end`,
      sentAt: proofVersions.sentAt,
    })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .innerJoin(
      proofVersions,
      and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, proofs.sentVersion)),
    )
    .where(
      and(
        notInArray(orders.status, ['refused', 'done']),
        sql`(${changes} or ${proofVersions.state} = 'sent' or ${openComment})`,
      ),
    )
    .orderBy(sql`(${changes} or ${openComment}) desc`, asc(proofVersions.sentAt), asc(orders.number))
    .limit(TODAY_ROWS_MAX)
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt?.toISOString() ?? '' }))
}
