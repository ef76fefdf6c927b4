import { eq, sql } from 'drizzle-orm'
import { isUnanswered, unansweredCount } from '../../orders/conversation/message-state.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isUnreadComment } from '../../proofs/list-comments.ts'
import { proofComments, proofs } from '../../proofs/tables.ts'

/** Selects the orders whose customer wrote a message or a comment on the proof, and waits for an answer. */
export const selectUnanswered = (orm: Orm) =>
  orm
    .select({ id: orderMessages.orderId })
    .from(orderMessages)
    .where(isUnanswered)
    .union(
      orm
        .select({ id: proofs.orderId })
        .from(proofComments)
        .innerJoin(proofs, eq(proofs.id, proofComments.proofId))
        .where(isUnreadComment),
    )

/** Number of unanswered messages and comments of an order in a list. */
export const waitingCount = sql<number>`(${unansweredCount} + (select count(*)::integer
  from ${proofs} as proof join ${proofComments} as comment on comment.proof_id = proof.id
  where proof.order_id = ${orders}.id and comment.author = 'customer' and comment.read_at is null))`
