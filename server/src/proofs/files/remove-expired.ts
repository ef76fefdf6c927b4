import { UUID } from '@rapport/contract/fields/uuid'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { ORPHAN_AGES } from '../../orders/files/orphaned-files.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findUnconfirmedRestore } from '../../platform/database/restores/restores.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { proofFiles, proofs } from '../tables.ts'
import { PROOF_FILES_PREFIX, parseProofFileKey } from './file-keys.ts'

const BATCH = 200
/** Expired files of one run, at most; the next hourly run marks the rest. */
const EXPIRED_MAX = 10_000

interface ExpiryDeps {
  orm: Orm
  storage: Storage
  /** Days for which files of an order are kept. */
  keepDays: number
  now: Date
  /** Minimum age of a file that no row has. */
  orphanMs?: number
}

/**
 * Marks files of proofs as removed when files of their order expire, and deletes the contents that no row needs. Contents
 * stay while a restore is unconfirmed. Returns the numbers of marked files and of deleted contents.
 */
export async function removeExpiredProofFiles({
  orm,
  storage,
  keepDays,
  now,
  orphanMs = ORPHAN_AGES.storedMs,
}: ExpiryDeps): Promise<{ expired: number; contents: number }> {
  const expired = await markExpired(orm, new Date(now.getTime() - keepDays * DAY_MS), now)
  if (await findUnconfirmedRestore(orm)) return { expired, contents: 0 }
  let contents = 0
  let batch: string[] = []
  const removeUnowned = async () => {
    const owned = await findOwned(orm, [...new Set(batch.map(parseProofFileKey))])
    for (const key of batch) {
      if (owned.has(parseProofFileKey(key))) continue
      await storage.remove(key)
      contents += 1
    }
    batch = []
  }
  for await (const { key, storedAt } of storage.list(PROOF_FILES_PREFIX)) {
    if (now.getTime() - storedAt.getTime() < orphanMs) continue
    batch.push(key)
    if (batch.length === BATCH) await removeUnowned()
  }
  if (batch.length > 0) await removeUnowned()
  return { expired, contents }
}

async function markExpired(orm: Orm, before: Date, now: Date): Promise<number> {
  const old = await orm
    .select({ id: proofFiles.id })
    .from(proofFiles)
    .innerJoin(proofs, eq(proofs.id, proofFiles.proofId))
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(and(lt(orders.placedAt, before), isNull(proofFiles.removedAt)))
    .orderBy(asc(orders.placedAt))
    .limit(EXPIRED_MAX)
  for (let start = 0; start < old.length; start += BATCH) {
    const ids = old.slice(start, start + BATCH).map(({ id }) => id)
    await orm.update(proofFiles).set({ removedAt: now }).where(inArray(proofFiles.id, ids))
  }
  return old.length
}

/** Returns the ids whose contents are needed. Ids that are no UUID have no row. */
async function findOwned(orm: Orm, ids: string[]): Promise<Set<string>> {
  const known = ids.filter((id) => UUID.test(id))
  if (known.length === 0) return new Set()
  const rows = await orm
    .select({ id: proofFiles.id })
    .from(proofFiles)
    .where(and(inArray(proofFiles.id, known), isNull(proofFiles.removedAt)))
  return new Set(rows.map(({ id }) => id))
}
