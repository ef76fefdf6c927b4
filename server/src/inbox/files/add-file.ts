import { randomUUID } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { findFileError, orderFileExtension } from '@rapport/contract/orders/order-files'
import { STAFF_FILES_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { and, count, eq, isNotNull, max } from 'drizzle-orm'
import { orderFileKey } from '../../orders/files/file-key.ts'
import { findContentError } from '../../orders/files/file-kinds.ts'
import { removeOrderFile } from '../../orders/files/remove-file.ts'
import { UPLOAD_REFUSALS, type UploadLimits } from '../../orders/files/upload-limits.ts'
import { findOrderFile } from '../../orders/queries.ts'
import { orderFiles } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { UploadedFile } from '../../staff/parse-upload.ts'
import { lockOrder, type OrderAuthor, updateHandling } from '../lock-order.ts'

export interface AddFileDeps {
  orm: Orm
  storage: Storage
  uploads: UploadLimits
}

/**
 * Stores a file that staff add. `write` inserts its row; if it fails or finds a repeat, the content is deleted.
 * Throws 422 if an order accepts no such file, or there is no room.
 */
export async function storeAddedFile(
  { orm, storage, uploads }: AddFileDeps,
  file: UploadedFile,
  ip: string,
  write: (id: string) => Promise<void>,
): Promise<void> {
  const { name, size, path } = file
  if (!orderFileExtension(name)) throw fileError(messages.fileKind(name))
  const error = findFileError({ name, size }) ?? (await findContentError(name, path))
  if (error) throw fileError(error)
  const upload = uploads.begin(ip)
  const id = randomUUID()
  try {
    const refusal = await upload.reserve(size)
    if (refusal) throw fileError(UPLOAD_REFUSALS[refusal])
    await storage.putFile(orderFileKey(id), path)
    try {
      await write(id)
    } finally {
      // Covers a lost answer to the commit, too. If this query fails, the content stays until the sweep.
      if (!(await findOrderFile(orm, id))) await removeOrderFile(storage, id)
    }
  } finally {
    await upload.end()
  }
}

const fileError = (message: string) => new ApiError(422, message, { file: [message] })

/** Inserts the row of a stored file. Throws 409 above STAFF_FILES_MAX. */
export async function addFile(
  tx: Orm,
  orderId: string,
  file: { id: string; name: string; size: number },
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const ofOrder = eq(orderFiles.orderId, orderId)
  const [added] = await tx
    .select({ number: count() })
    .from(orderFiles)
    .where(and(ofOrder, isNotNull(orderFiles.staffId)))
  if ((added?.number ?? 0) >= STAFF_FILES_MAX) throw new ApiError(409, inboxMessages.filesTooMany)
  const [last] = await tx
    .select({ position: max(orderFiles.position) })
    .from(orderFiles)
    .where(ofOrder)
  const position = (last?.position ?? -1) + 1
  await tx.insert(orderFiles).values({ ...file, orderId, position, staffId: author.staffId })
  await updateHandling(tx, order, {}, author, { after: { addedFile: position + 1 } })
}
