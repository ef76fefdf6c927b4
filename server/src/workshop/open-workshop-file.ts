import { type Opening, openFile } from '../inbox/files/open-files.ts'
import { signForStaff } from '../orders/files/file-link.ts'
import { findOrderFile, findOrderNumberById } from '../orders/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound, orNotFound } from '../platform/http/api-error.ts'
import { findApprovedFile } from '../proofs/approved-files.ts'
import { approvedFilePath } from '../proofs/pages/approved-file-route.ts'

/**
 * Returns links to a file that came with an order, or to a file of its approved proof. The view is logged. Throws 404 for a
 * file of a message: it may be a contract.
 */
export async function openWorkshopFile(tx: Orm, id: string, opening: Opening) {
  const approved = await findApprovedFile(tx, id)
  if (!approved) {
    if ((await findOrderFile(tx, id))?.messageId != null) throw notFound()
    return openFile(tx, id, opening)
  }
  const { file, orderId } = approved
  const title = await orNotFound(findOrderNumberById(tx, orderId))
  await opening.audit(tx, {
    subject: 'order',
    subjectId: orderId,
    title,
    after: { proofVersion: file.version, fileNumber: file.position },
  })
  return { path: signForStaff(opening.fileKeys, approvedFilePath(id), opening.now), previewPath: null }
}
