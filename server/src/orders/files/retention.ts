import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { deleteOldMails } from '../../platform/mail/disk-mailer.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFiles, orders } from '../tables.ts'
import { removeOrderFile } from './remove-file.ts'

const BATCH = 200
/** Batches per run; the next hourly run removes the rest. */
const BATCHES_MAX = 50

/** Days after which files and orders are removed. */
interface RetentionDays {
  files: number
  orders: number
}

export interface RetentionDeps {
  orm: Orm
  storage: Storage
  /** Directory of mails that were written to the disk. */
  mailDirectory: string
  days: RetentionDays
  now: Date
}

/** Numbers of removed rows and mails. */
export interface RetentionResult {
  files: number
  orders: number
  mails: number
}

/** Removes expired orders with all their data, expired files and mails on the disk. */
export async function removeExpired(deps: RetentionDeps): Promise<RetentionResult> {
  const ordersBefore = new Date(deps.now.getTime() - deps.days.orders * DAY_MS)
  return {
    orders: await repeat(() => removeOrders(deps, ordersBefore)),
    files: await repeat(() => removeFiles(deps, new Date(deps.now.getTime() - deps.days.files * DAY_MS))),
    mails: await deleteOldMails(deps.mailDirectory, ordersBefore),
  }
}

async function repeat(batch: () => Promise<number>): Promise<number> {
  let removed = 0
  for (let n = 0; n < BATCHES_MAX; n += 1) {
    const count = await batch()
    removed += count
    if (count < BATCH) break
  }
  return removed
}

/**
 * Contents are removed first: a row shows that its content is missing, but a content without a row would have no
 * owner.
 */
async function removeOrders({ orm, storage }: RetentionDeps, before: Date): Promise<number> {
  const old = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.placedAt, before))
    .orderBy(asc(orders.placedAt))
    .limit(BATCH)
  if (old.length === 0) return 0
  const ids = old.map((order) => order.id)
  const files = await orm
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .where(and(inArray(orderFiles.orderId, ids), isNull(orderFiles.removedAt)))
  for (const { id } of files) await removeOrderFile(storage, id)
  // Files, consent, notifications and idempotency keys cascade.
  await orm.delete(orders).where(inArray(orders.id, ids))
  return ids.length
}

async function removeFiles({ orm, storage, now }: RetentionDeps, before: Date): Promise<number> {
  const old = await orm
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(and(lt(orders.placedAt, before), isNull(orderFiles.removedAt)))
    .orderBy(asc(orders.placedAt))
    .limit(BATCH)
  if (old.length === 0) return 0
  const ids = old.map((file) => file.id)
  for (const id of ids) await removeOrderFile(storage, id)
  await orm.update(orderFiles).set({ removedAt: now }).where(inArray(orderFiles.id, ids))
  return ids.length
}
