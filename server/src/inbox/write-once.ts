import { DAY_MS } from '@rapport/contract/hours/durations'
import { ORDER_WRITE_KEY_DAYS } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { and, eq, lte } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { orderWriteKeys } from './tables.ts'

/** Identity of a write: a repeat has the same member and key. It must also have the same action and record. */
export interface WriteKey {
  staffId: number
  /** Undefined for a write without a key, which is never a repeat. */
  key: string | undefined
  action: string
  subjectId: string
}

/**
 * Stores the key of a write in its transaction and returns whether it was done before. A failed write leaves no key.
 * Throws 422 if the key was used for another write. The member must be locked.
 */
export async function isRepeatedWrite(tx: Orm, { key, ...write }: WriteKey, now: Date): Promise<boolean> {
  if (key === undefined) return false
  const { staffId, key: keys, action, subjectId } = orderWriteKeys
  const [first] = await tx
    .select({ action, subjectId })
    .from(orderWriteKeys)
    .where(and(eq(staffId, write.staffId), eq(keys, key)))
  if (!first) {
    await tx.insert(orderWriteKeys).values({ ...write, key, at: now })
    return false
  }
  if (first.action !== write.action || first.subjectId !== write.subjectId)
    throw new ApiError(422, inboxMessages.keyReused)
  return true
}

/** Returns the record of a write with this key, or undefined if there is none. The record may be deleted by then. */
export async function findWrittenSubject(
  orm: Orm,
  { staffId, key, action }: Omit<WriteKey, 'subjectId'>,
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const [first] = await orm
    .select({ subjectId: orderWriteKeys.subjectId })
    .from(orderWriteKeys)
    .where(
      and(
        eq(orderWriteKeys.staffId, staffId),
        eq(orderWriteKeys.key, key),
        eq(orderWriteKeys.action, action),
      ),
    )
  return first?.subjectId
}

/** Deletes keys older than ORDER_WRITE_KEY_DAYS, which no phone sends again. */
export async function deleteExpiredWriteKeys(orm: Orm, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ORDER_WRITE_KEY_DAYS * DAY_MS)
  await orm.delete(orderWriteKeys).where(lte(orderWriteKeys.at, before))
}
