import { randomUUID } from 'node:crypto'
import { MESSAGE_FILES_MAX } from '@rapport/contract/orders/order-limits'
import type { OrderMessage } from '@rapport/contract/orders/order-message'
import { orderMessageErrors } from '@rapport/contract/orders/order-message-errors'
import { and, asc, count, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey } from '../files/file-key.ts'
import { removeOrderFile } from '../files/remove-file.ts'
import { findOwnedFiles } from '../queries.ts'
import type { UploadedFile } from '../submit/receive-file.ts'
import { orderFiles } from '../tables.ts'

/** A file of a message whose content is in the store. */
export interface StoredFile {
  id: string
  name: string
  size: number
}

/** Returns a signed path that opens a file of a message. */
export type SignFile = (fileId: string) => string

/**
 * Stores the contents of files and runs `write`, which inserts their rows. Contents without a row are removed: the
 * write failed, or found a repeat.
 */
export async function withStoredFiles<T>(
  { orm, storage }: { orm: Orm; storage: Storage },
  files: readonly UploadedFile[],
  write: (stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored = files.map(({ name, size, path }) => ({ id: randomUUID(), name, size, path }))
  try {
    for (const { id, path } of stored) await storage.putFile(orderFileKey(id), path)
    return await write(stored.map(({ id, name, size }) => ({ id, name, size })))
  } finally {
    const ids = stored.map(({ id }) => id)
    // If this query fails, the contents stay until the sweep.
    const owned = ids.length > 0 ? await findOwnedFiles(orm, ids).catch(() => new Set(ids)) : new Set()
    for (const id of ids) if (!owned.has(id)) await removeOrderFile(storage, id)
  }
}

/** Inserts the files of a customer's message. The order must be locked. Throws 409 above MESSAGE_FILES_MAX of an order. */
export async function insertMessageFiles(
  tx: Orm,
  { orderId, messageId }: { orderId: string; messageId: number },
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return
  const ofOrder = eq(orderFiles.orderId, orderId)
  const [own] = await tx
    .select({ number: count() })
    .from(orderFiles)
    .where(and(ofOrder, isNotNull(orderFiles.messageId)))
  if ((own?.number ?? 0) + files.length > MESSAGE_FILES_MAX)
    throw new ApiError(409, orderMessageErrors.filesTooMany)
  const [last] = await tx
    .select({ position: max(orderFiles.position) })
    .from(orderFiles)
    .where(ofOrder)
  const first = (last?.position ?? -1) + 1
  await tx
    .insert(orderFiles)
    .values(files.map((file, index) => ({ ...file, orderId, messageId, position: first + index })))
}

/** Returns the files of messages by the message’s id. */
export async function mapMessageFiles(
  orm: Orm,
  messageIds: readonly number[],
): Promise<Map<number, (StoredFile & { isRemoved: boolean })[]>> {
  if (messageIds.length === 0) return new Map()
  const { id, name, size, removedAt, messageId } = orderFiles
  const rows = await orm
    .select({ id, name, size, removedAt, messageId })
    .from(orderFiles)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(orderFiles.position))
  const files = rows.map(({ removedAt, ...file }) => ({ ...file, isRemoved: removedAt !== null }))
  return Map.groupBy(files, (file) => file.messageId ?? 0)
}

/** Returns files as the customer sees them: with a path unless the content was removed. */
export const toCustomerFiles = (
  files: readonly (StoredFile & { isRemoved: boolean })[] = [],
  sign: SignFile,
): OrderMessage['files'] =>
  files.map(({ id, name, size, isRemoved }) => ({ name, size, path: isRemoved ? null : sign(id) }))
