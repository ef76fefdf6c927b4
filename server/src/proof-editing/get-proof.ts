import { proofFilePath, proofPath } from '@rapport/contract/paths/paths'
import type { Proof, ProofVersion } from '@rapport/staff-contract/proofs/proof'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { listProofEvents } from '../inbox/list-proof-events.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { versionHash } from '../proofs/files/version-hash.ts'
import { listComments } from '../proofs/list-comments.ts'
import { listPages } from '../proofs/list-pages.ts'
import { signPagePicture } from '../proofs/sign-page-picture.ts'
import { proofAnswers, proofComments, proofMails, proofs, proofVersions } from '../proofs/tables.ts'
import { staff } from '../staff/tables.ts'

type Sign = (path: string) => string
const person = { id: staff.id, name: staff.name }

/** Returns a proof as staff see it, or undefined if it is missing. */
export async function findProof(
  orm: Orm,
  by: { id: string } | { orderId: string } | { commentId: number },
  keys: SecretKeys,
  now: Date,
): Promise<Proof | undefined> {
  const [found] = await orm
    .select({ proof: proofs, email: orders.email, waivedBy: person })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .leftJoin(staff, eq(staff.id, proofs.waivedBy))
    .where(matchProof(orm, by))
  if (!found) return undefined
  const { proof, email, waivedBy } = found
  const sign: Sign = (path) => signPagePicture(keys, path, now)
  const { id, orderId, revision, isRequired, waivedAt, waiverReason, token } = proof
  return {
    id,
    orderId,
    revision,
    isRequired,
    path: proofPath(token),
    previewPath: sign(proofPath(token)),
    waiver: waivedAt && { at: waivedAt.toISOString(), author: waivedBy, reason: waiverReason },
    versions: await listVersions(orm, id, token, sign),
    events: await listProofEvents(orm, eq(proofs.id, id)),
    mails: await listMails(orm, id),
    hasEmail: email !== '',
  }
}

function matchProof(orm: Orm, by: { id: string } | { orderId: string } | { commentId: number }): SQL {
  if ('id' in by) return eq(proofs.id, by.id)
  if ('orderId' in by) return eq(proofs.orderId, by.orderId)
  const ofComment = orm
    .select({ id: proofComments.proofId })
    .from(proofComments)
    .where(eq(proofComments.id, by.commentId))
  return eq(proofs.id, ofComment)
}

async function listVersions(orm: Orm, proofId: string, token: string, sign: Sign): Promise<ProofVersion[]> {
  const rows = await orm
    .select({ row: proofVersions, author: person })
    .from(proofVersions)
    .leftJoin(staff, eq(staff.id, proofVersions.authorId))
    .where(eq(proofVersions.proofId, proofId))
    .orderBy(desc(proofVersions.version))
  const versions: ProofVersion[] = []
  for (const { row, author } of rows) {
    const { version, state, comment, sha256, sentAt, openedAt } = row
    const { files, pages } = await listPages(orm, proofId, version)
    const path = (file: string) => sign(proofFilePath(token, version, file))
    versions.push({
      version,
      state,
      comment,
      sha256: sha256 ?? versionHash(files.map((file) => file.sha256)),
      author,
      sentAt: sentAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
      answers: await listAnswers(orm, proofId, version),
      pages: files.some(({ removedAt }) => removedAt)
        ? []
        : pages.map(({ page, width, height }) => ({
            page,
            width,
            height,
            small: path(`${page}-small.webp`),
            large: path(`${page}-large.webp`),
          })),
      files: files.map(({ id, position, name, size, sha256: hash, removedAt }) => ({
        id,
        name,
        size,
        sha256: hash,
        path: removedAt ? null : path(`original-${position}`),
        pages: pages.filter(({ fileId }) => fileId === id).length,
      })),
      comments: await listComments(orm, proofId, version),
    })
  }
  return versions
}

async function listAnswers(orm: Orm, proofId: string, version: number): Promise<ProofVersion['answers']> {
  const rows = await orm
    .select()
    .from(proofAnswers)
    .where(and(eq(proofAnswers.proofId, proofId), eq(proofAnswers.version, version)))
    .orderBy(asc(proofAnswers.at))
  return rows.map(({ kind, at, name, text }) => ({ kind, at: at.toISOString(), name, text }))
}

/** Mails shown, at most. */
const MAILS_MAX = 50

async function listMails(orm: Orm, proofId: string): Promise<Proof['mails']> {
  const rows = await orm
    .select()
    .from(proofMails)
    .where(eq(proofMails.proofId, proofId))
    .orderBy(desc(proofMails.createdAt), desc(proofMails.id))
    .limit(MAILS_MAX)
  return rows.map(({ id, version, kind, state, lastError, recipient, sentAt }) => ({
    id,
    version,
    kind,
    state,
    reason: lastError,
    recipient,
    sentAt: sentAt?.toISOString() ?? null,
  }))
}
