import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../src/orders/tables.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newToken } from '../../src/platform/security/tokens.ts'
import { proofFiles, proofs, proofVersions } from '../../src/proofs/tables.ts'

/** Hash of every inserted proof. Its file is not in the store. */
export const INSERTED_SHA256 = 'ab'.repeat(32)

/** Stores a sent proof for an order, without staff and without pages. Returns its token. */
export async function insertProof({ orm }: Database, orderNumber: string): Promise<string> {
  const [order] = await orm.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
  if (!order) throw new Error('No such order')
  const [id, token, now] = [randomUUID(), newToken(), new Date()]
  const moments = { createdAt: now, updatedAt: now }
  await orm.insert(proofs).values({ id, orderId: order.id, token, newest: 1, sentVersion: 1, ...moments })
  await orm
    .insert(proofVersions)
    .values({ proofId: id, version: 1, state: 'sent', sha256: INSERTED_SHA256, createdAt: now, sentAt: now })
  await orm
    .insert(proofFiles)
    .values({
      id: randomUUID(),
      proofId: id,
      version: 1,
      position: 1,
      kind: 'pdf',
      name: 'Макет.pdf',
      size: 1000,
      sha256: INSERTED_SHA256,
    })
  return token
}
