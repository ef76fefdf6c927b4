import type { Database } from '../platform/database.ts'
import type { Incoming } from '../platform/incoming.ts'
import type { Storage } from '../platform/storage.ts'
import { ORDER_FILES_PREFIX, orderFileIdOf } from './file-key.ts'
import { findOwnedFiles } from './queries.ts'

const HOUR_MS = 3_600_000
const BATCH = 200

/** From what age on a file that belongs to no order goes. */
export interface SweepAges {
  incomingMs: number
  storedMs: number
}

export const SWEEP_AGES: SweepAges = { incomingMs: HOUR_MS, storedMs: 24 * HOUR_MS }
export const SWEEP_EVERY_MS = HOUR_MS

export interface SweepParts {
  database: Database
  storage: Storage
  incoming: Incoming
}

/** Removes files of orders that never came to be: their process died, or its database did. Gives the numbers. */
export async function sweepOrderFiles(
  { database, storage, incoming }: SweepParts,
  ages: SweepAges = SWEEP_AGES,
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
    if (Date.now() - storedAt.getTime() < ages.storedMs) continue
    batch.push(key)
    if (batch.length === BATCH) await removeUnowned()
  }
  if (batch.length > 0) await removeUnowned()
  return { incoming: await incoming.sweep(ages.incomingMs), stored }
}
