import { DAY_MS, HOUR_MS } from '@rapport/contract/hours/durations'
import type { Database } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { TempUploads } from '../../platform/uploads/temp-uploads.ts'
import { findOwnedFiles } from '../queries.ts'
import { ORDER_FILES_PREFIX, orderFileIdOf } from './file-key.ts'

const BATCH = 200

/** From what age on a file that belongs to no order goes. */
export interface OrphanAges {
  incomingMs: number
  storedMs: number
}

export const ORPHAN_AGES: OrphanAges = { incomingMs: HOUR_MS, storedMs: DAY_MS }

export interface SweepDeps {
  database: Database
  storage: Storage
  incoming: TempUploads
}

/** Removes files of orders that were never placed: their process died, or its database did. Returns their numbers. */
export async function deleteOrphanedFiles(
  { database, storage, incoming }: SweepDeps,
  now: Date,
  ages: OrphanAges = ORPHAN_AGES,
): Promise<{ incoming: number; stored: number }> {
  let stored = 0
  let batch: string[] = []
  const removeUnowned = async () => {
    const owned = await findOwnedFiles(database.orm, batch.map(orderFileIdOf))
    for (const key of batch) {
      if (owned.has(orderFileIdOf(key))) continue
      await storage.remove(key)
      stored += 1
    }
    batch = []
  }
  for await (const { key, storedAt } of storage.list(ORDER_FILES_PREFIX)) {
    if (now.getTime() - storedAt.getTime() < ages.storedMs) continue
    batch.push(key)
    if (batch.length === BATCH) await removeUnowned()
  }
  if (batch.length > 0) await removeUnowned()
  return { incoming: await incoming.sweep(ages.incomingMs), stored }
}
