import { messages } from '@rapport/contract/errors/messages'
import { eq } from 'drizzle-orm'
import type { ClaimedProbe } from '../hooks.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { readMark } from './mark.ts'
import { leadProbes } from './tables.ts'

/**
 * Locks and returns the test order of a mark. Undefined if the mark is forged. Throws 409 if it is not waiting for this
 * order: a proxy repeated it too late, or another body came with a copied mark. Such a request is no lead either.
 */
export async function claimProbe(
  tx: Orm,
  keys: SecretKeys,
  mark: string,
  bodySha256: string,
): Promise<ClaimedProbe | undefined> {
  const id = readMark(keys, mark)
  if (!id) return undefined
  const [probe] = await tx.select().from(leadProbes).where(eq(leadProbes.id, id)).for('update')
  if (!probe || probe.endedAt || (probe.bodySha256 && probe.bodySha256 !== bodySha256))
    throw new ApiError(409, messages.invalid)
  if (probe.number) return { probeId: id, number: probe.number }
  await tx.update(leadProbes).set({ bodySha256 }).where(eq(leadProbes.id, id))
  return { probeId: id }
}
