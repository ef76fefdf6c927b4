import { DAY_MS } from '@rapport/contract/hours/durations'
import { ORDER_WRITE_KEY_DAYS } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { and, eq, lte } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { orderWriteKeys } from './tables.ts'

/** What makes a write a repeat: the same person, the same key. What it does has to be the same then, too. */
export interface WriteKey {
  staffId: number
  /** Undefined: sent without one, and never a repeat. */
  key: string | undefined
  action: string
  subjectId: string
}

/**
 * Notes the key of a write, within its transaction and while whose it is is locked: what fails leaves none. Returns whether it was done
 * before. Throws the 422 of a key that stands for something else.
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

/** Returns what a write with this key was about; undefined where none was done: what it named may be gone by then. */
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

/** Deletes keys that no phone has any more. */
export async function deleteExpiredWriteKeys(orm: Orm, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ORDER_WRITE_KEY_DAYS * DAY_MS)
  await orm.delete(orderWriteKeys).where(lte(orderWriteKeys.at, before))
}
