import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { versionHash } from './files/version-hash.ts'
import { listPages, type NumberedPage, type ProofFileRow } from './list-pages.ts'
import { proofAnswers, proofFiles, proofs, proofVersions } from './tables.ts'

/** The version of a proof that is in force. Files and pages are those of an approved version, and none otherwise. */
export interface ProofInForce {
  version: number
  isApproved: boolean
  files: ProofFileRow[]
  pages: NumberedPage[]
}

/** Returns the version in force of the proof of an order; undefined if none was sent, or it was withdrawn. */
export async function findProofInForce(orm: Orm, orderId: string): Promise<ProofInForce | undefined> {
  const [row] = await orm
    .select({ proofId: proofs.id, version: proofVersions.version, state: proofVersions.state })
    .from(proofs)
    .innerJoin(
      proofVersions,
      and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, proofs.sentVersion)),
    )
    .where(eq(proofs.orderId, orderId))
  if (!row || row.state === 'withdrawn') return undefined
  const { proofId, version } = row
  const isApproved = row.state === 'approved'
  return {
    version,
    isApproved,
    ...(isApproved ? await listPages(orm, proofId, version) : { files: [], pages: [] }),
  }
}

/**
 * Returns a file of an approved version in force. Undefined for any other file. Throws 404 if its content was removed, 409
 * if the files of the version differ from what the customer approved.
 */
export async function findApprovedFile(
  orm: Orm,
  fileId: string,
): Promise<{ file: ProofFileRow; orderId: string } | undefined> {
  const [row] = await orm
    .select({ file: proofFiles, orderId: proofs.orderId, approved: proofAnswers.sha256 })
    .from(proofFiles)
    .innerJoin(proofs, and(eq(proofs.id, proofFiles.proofId), eq(proofs.sentVersion, proofFiles.version)))
    .innerJoin(
      proofVersions,
      and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, proofs.sentVersion)),
    )
    .innerJoin(
      proofAnswers,
      and(
        eq(proofAnswers.proofId, proofs.id),
        eq(proofAnswers.version, proofs.sentVersion),
        eq(proofAnswers.kind, 'approved'),
      ),
    )
    .where(and(eq(proofFiles.id, fileId), eq(proofVersions.state, 'approved')))
  if (!row) return undefined
  const { file, orderId, approved } = row
  if (file.removedAt) throw new ApiError(404, proofMessages.fileRemoved)
  const files = await listFiles(orm, file.proofId, file.version)
  if (versionHash(files.map(({ sha256 }) => sha256)) !== approved)
    throw new ApiError(409, proofMessages.fileChanged)
  return { file, orderId }
}

const listFiles = (orm: Orm, proofId: string, version: number): Promise<ProofFileRow[]> =>
  orm
    .select()
    .from(proofFiles)
    .where(and(eq(proofFiles.proofId, proofId), eq(proofFiles.version, version)))
    .orderBy(asc(proofFiles.position))
