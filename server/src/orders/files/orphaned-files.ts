import { DAY_MS, HOUR_MS } from '@rapport/contract/hours/durations'
import type { Database } from '../../platform/database/database.ts'
import { findUnconfirmedRestore } from '../../platform/database/restores/restores.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { TempUploads } from '../../platform/uploads/temp-uploads.ts'
import { findOwnedFiles } from '../queries.ts'
import { ORDER_FILES_PREFIX, parseOrderFileKey } from './file-key.ts'

const BATCH = 200

/** Minimum ages of files that are deleted because no order has them. */
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

/**
 * Deletes files without an order, left by a crash of the process or the database. Returns their numbers. Stored
 * files stay while a restore is unconfirmed.
 */
export async function deleteOrphanedFiles(
  { database, storage, incoming }: SweepDeps,
  now: Date,
  ages: OrphanAges = ORPHAN_AGES,
): Promise<{ incoming: number; stored: number }> {
  const swept = await incoming.sweep(ages.incomingMs)
  if (await findUnconfirmedRestore(database.orm)) return { incoming: swept, stored: 0 }
  let stored = 0
  let batch: string[] = []
  const removeUnowned = async () => {
    const owned = await findOwnedFiles(database.orm, batch.map(parseOrderFileKey))
    for (const key of batch) {
      if (owned.has(parseOrderFileKey(key))) continue
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
  return { incoming: swept, stored }
}
