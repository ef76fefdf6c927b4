import {
  archivePath,
  filePath,
  previewPath,
  REMOVED_FILE,
  signForStaff,
} from '../../orders/files/file-link.ts'
import { mayHavePreview } from '../../orders/files/preview/file-readers.ts'
import { findOrderFile, findOrderNumberById } from '../../orders/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import type { OrderAuthor } from '../lock-order.ts'

/** Dependencies of signed links; each link is logged. */
export interface Opening extends Pick<OrderAuthor, 'audit' | 'now'> {
  fileKeys: SecretKeys
}

/** Returns links to a file and its preview. Throws 404 if the file was removed. */
export async function openFile(tx: Orm, id: string, { fileKeys, now, audit }: Opening) {
  const file = await orNotFound(findOrderFile(tx, id))
  if (file.removedAt) throw new ApiError(404, REMOVED_FILE)
  const title = await orNotFound(findOrderNumberById(tx, file.orderId))
  await audit(tx, {
    subject: 'order',
    subjectId: file.orderId,
    title,
    after: { fileNumber: file.position + 1 },
  })
  return {
    path: signForStaff(fileKeys, filePath(id), now),
    previewPath: mayHavePreview(file) ? signForStaff(fileKeys, previewPath(id), now) : null,
  }
}

export async function openArchive(tx: Orm, orderId: string, { fileKeys, now, audit }: Opening) {
  const title = await orNotFound(findOrderNumberById(tx, orderId))
  await audit(tx, { subject: 'order', subjectId: orderId, title })
  return { path: signForStaff(fileKeys, archivePath(orderId), now) }
}
