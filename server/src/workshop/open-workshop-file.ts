import { type Opening, openFile } from '../inbox/files/open-files.ts'
import { signForStaff } from '../orders/files/file-link.ts'
import { findOrderNumberById } from '../orders/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import { findApprovedFile } from '../proofs/approved-files.ts'
import { approvedFilePath } from '../proofs/pages/approved-file-route.ts'

/** Returns links to a file of an order, or to a file of its approved proof. The view is logged. */
export async function openWorkshopFile(tx: Orm, id: string, opening: Opening) {
  const approved = await findApprovedFile(tx, id)
  if (!approved) return openFile(tx, id, opening)
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
