import { desc, isNull } from 'drizzle-orm'
import type { Orm } from '../database.ts'
import { restores } from '../tables.ts'

/** Restore that no owner has confirmed yet. */
export interface UnconfirmedRestore {
  /** Time of the restored rows. */
  takenAt: Date
  restoredAt: Date
}

/**
 * Returns the latest unconfirmed restore. While there is one, files that no row names
 * are not deleted: they may belong to orders that were placed after the archive was written.
 */
export async function findUnconfirmedRestore(orm: Orm): Promise<UnconfirmedRestore | undefined> {
  const [found] = await orm
    .select({ takenAt: restores.takenAt, restoredAt: restores.restoredAt })
    .from(restores)
    .where(isNull(restores.confirmedAt))
    .orderBy(desc(restores.id))
    .limit(1)
  return found
}

/** Confirms all restores. Returns false if none was unconfirmed. */
export async function confirmRestores(orm: Orm, now: Date): Promise<boolean> {
  const confirmed = await orm
    .update(restores)
    .set({ confirmedAt: now })
    .where(isNull(restores.confirmedAt))
    .returning({ id: restores.id })
  return confirmed.length > 0
}
