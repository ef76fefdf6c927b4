import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import {
  proofAnswers,
  proofComments,
  proofEvents,
  proofFiles,
  proofMails,
  proofs,
  proofVersions,
} from './tables.ts'

/**
 * Erases personal data from the proofs of erased orders: comments, names, addresses, files. Links stop to work. What proves
 * an approval stays, as for consents: its time, version and hash. The hourly sweep removes the contents of the files.
 */
export async function forgetProofs(tx: Orm, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  const erased = await tx
    .update(proofs)
    .set({
      token: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      waiverReason: '',
    })
    .where(inArray(proofs.orderId, orderIds))
    .returning({ id: proofs.id })
  const ids = erased.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(proofVersions)
    .set({ comment: '', recipient: null })
    .where(inArray(proofVersions.proofId, ids))
  await tx
    .update(proofAnswers)
    .set({ name: '', text: '', ip: null, userAgent: '' })
    .where(inArray(proofAnswers.proofId, ids))
  await tx.delete(proofComments).where(inArray(proofComments.proofId, ids))
  await tx.update(proofEvents).set({ text: '' }).where(inArray(proofEvents.proofId, ids))
  await tx.delete(proofMails).where(inArray(proofMails.proofId, ids))
  await tx.delete(proofFiles).where(inArray(proofFiles.proofId, ids))
}
