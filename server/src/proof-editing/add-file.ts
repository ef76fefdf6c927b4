import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { messages } from '@rapport/contract/errors/messages'
import { PROOF_PAGES_MAX, PROOF_VERSIONS_MAX } from '@rapport/contract/proofs/proof-limits'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { and, eq } from 'drizzle-orm'
import { UPLOAD_REFUSALS, type UploadLimits } from '../orders/files/upload-limits.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type DrawnPage, drawPages } from '../proofs/files/draw-pages.ts'
import { proofFileKey, proofPageKey } from '../proofs/files/file-keys.ts'
import { findProofKind } from '../proofs/files/file-kind.ts'
import { removeProofContent } from '../proofs/files/remove-content.ts'
import { sha256 } from '../proofs/files/version-hash.ts'
import { listPages } from '../proofs/list-pages.ts'
import type { LockedProof } from '../proofs/lock-proof.ts'
import { proofFiles, proofPages, proofs, proofVersions } from '../proofs/tables.ts'
import type { UploadedFile } from '../staff/parse-upload.ts'
import { ensureProof } from './ensure-proof.ts'
import { type ProofAuthor, recordProofWrite } from './record-write.ts'

interface StoreDeps {
  orm: Orm
  storage: Storage
  uploads: UploadLimits
}

interface NewFile {
  id: string
  kind: 'picture' | 'pdf'
  name: string
  size: number
  sha256: string
  drawn: DrawnPage[]
}

type Write = (command: (tx: Orm, author: ProofAuthor) => Promise<void>) => Promise<void>

/**
 * Stores a file with its drawn pages, and inserts its rows by `write`. If that fails or finds a repeat, the contents are
 * deleted. Throws 422 for a file that is no proof, is empty, has too many pages, or if there is no room.
 */
export async function storeProofFile(
  { orm, storage, uploads }: StoreDeps,
  { orderId, file, ip }: { orderId: string; file: UploadedFile; ip: string },
  write: Write,
): Promise<void> {
  const { name, size, path } = file
  if (size === 0) throw fileError(messages.fileEmpty(name))
  const found = await findProofKind(name, path)
  if ('error' in found) throw fileError(found.error)
  const upload = uploads.begin(ip)
  const id = randomUUID()
  try {
    const refusal = await upload.reserve(size)
    if (refusal) throw fileError(UPLOAD_REFUSALS[refusal])
    const bytes = await readFile(path)
    const { pages, drawn } = await drawPages(orderId, { kind: found.kind, bytes })
    if (pages > PROOF_PAGES_MAX) throw fileError(staffProofMessages.pagesTooMany)
    try {
      await storage.putFile(proofFileKey(id), path)
      for (const page of drawn) {
        await storage.put(proofPageKey(id, page.sheet, 'large'), page.large)
        await storage.put(proofPageKey(id, page.sheet, 'small'), page.small)
      }
      const stored = { id, kind: found.kind, name, size, sha256: sha256(bytes), drawn }
      await write((tx, author) => addFile(tx, orderId, stored, author))
    } finally {
      // Covers a lost answer to the commit, too. If this query fails, the content stays until the sweep.
      const [row] = await orm.select({ id: proofFiles.id }).from(proofFiles).where(eq(proofFiles.id, id))
      if (!row) await removeProofContent(storage, id, drawn.length)
    }
  } finally {
    await upload.end()
  }
}

const fileError = (message: string) => new ApiError(422, message, { file: [message] })

/** Inserts the rows of a stored file into the draft, which is begun if there is none. */
async function addFile(
  tx: Orm,
  orderId: string,
  { drawn, ...file }: NewFile,
  author: ProofAuthor,
): Promise<void> {
  const proof = await ensureProof(tx, orderId, author.now)
  const version = await ensureDraft(tx, proof, author)
  const { files, pages } = await listPages(tx, proof.id, version)
  // A file without pages counts as one.
  const taken = pages.length + files.filter(({ id }) => !pages.some(({ fileId }) => fileId === id)).length
  if (taken + Math.max(1, drawn.length) > PROOF_PAGES_MAX) throw fileError(staffProofMessages.pagesTooMany)
  const position = (files.at(-1)?.position ?? 0) + 1
  await tx.insert(proofFiles).values({ ...file, proofId: proof.id, version, position })
  if (drawn.length > 0)
    await tx
      .insert(proofPages)
      .values(
        drawn.map(({ sheet, width, height, largeSha256, smallSha256 }) => ({
          fileId: file.id,
          sheet,
          width,
          height,
          largeSha256,
          smallSha256,
        })),
      )
  await recordProofWrite(tx, proof, author, { proofVersion: version, addedFile: position })
}

/** Returns the number of the draft. Throws 409 if the proof has as many versions as it may have. */
async function ensureDraft(tx: Orm, proof: LockedProof, { now, staffId }: ProofAuthor): Promise<number> {
  const [draft] = await tx
    .select({ version: proofVersions.version })
    .from(proofVersions)
    .where(and(eq(proofVersions.proofId, proof.id), eq(proofVersions.state, 'draft')))
  if (draft) return draft.version
  const version = proof.newest + 1
  if (version > PROOF_VERSIONS_MAX) throw new ApiError(409, staffProofMessages.versionsTooMany)
  await tx.insert(proofVersions).values({ proofId: proof.id, version, createdAt: now, authorId: staffId })
  await tx.update(proofs).set({ newest: version }).where(eq(proofs.id, proof.id))
  return version
}
