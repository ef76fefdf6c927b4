import type { UserProof } from '@rapport/contract/accounts/user-orders'
import { proofPath } from '@rapport/contract/paths/paths'
import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { proofs, proofVersions } from './tables.ts'

/** Returns the sent proof of an order as its account shows it, or null. */
export async function findOrderProof(orm: Orm, orderNumber: string): Promise<UserProof | null> {
  const [row] = await orm
    .select({ token: proofs.token, version: proofVersions.version, state: proofVersions.state })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .innerJoin(
      proofVersions,
      and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, proofs.sentVersion)),
    )
    .where(eq(orders.number, orderNumber))
  return row ? { path: proofPath(row.token), version: row.version, state: row.state } : null
}
