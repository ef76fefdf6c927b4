import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { proofFilePath } from '@rapport/contract/paths/paths'
import type { PublicProof } from '@rapport/contract/proofs/public-proof'
import { and, desc, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { versionHash } from './files/version-hash.ts'
import { listComments } from './list-comments.ts'
import { listPages } from './list-pages.ts'
import { proofAnswers, proofs, proofVersions } from './tables.ts'

interface Shown {
  /** A version that was sent; by default the one in force. */
  version?: number | undefined
  /** Shows the newest version, a draft too. */
  isPreview?: boolean
  /** Signs the paths of pictures and files, for staff. */
  sign?: (path: string) => string
}

/** Returns a proof as its link shows it. Undefined for an unknown token, and for a version that was never sent. */
export async function findPublicProof(
  orm: Orm,
  token: string,
  { version: wanted, isPreview = false, sign = (path) => path }: Shown,
): Promise<PublicProof | undefined> {
  if (!LINK_TOKEN.test(token)) return undefined
  const [proof] = await orm
    .select({ row: proofs, orderNumber: orders.number })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(eq(proofs.token, token))
  if (!proof) return undefined
  const { row, orderNumber } = proof
  const versions = await orm
    .select()
    .from(proofVersions)
    .where(eq(proofVersions.proofId, row.id))
    .orderBy(desc(proofVersions.version))
  const number = wanted ?? (isPreview ? versions[0]?.version : row.sentVersion)
  const shown = versions.find(({ version, sentAt }) => version === number && (isPreview || sentAt !== null))
  if (!shown) return undefined
  const { version } = shown
  const { files, pages } = await listPages(orm, row.id, version)
  const path = (file: string) => sign(proofFilePath(token, version, file))
  return {
    orderNumber,
    version,
    state: shown.state,
    sha256: shown.sha256 ?? versionHash(files.map(({ sha256 }) => sha256)),
    sentAt: shown.sentAt?.toISOString() ?? null,
    answeredAt: await findAnswerTime(orm, row.id, version, shown.state),
    comment: shown.comment,
    manager: shown.authorName,
    pages: files.some(({ removedAt }) => removedAt)
      ? []
      : pages.map(({ page, width, height }) => ({
          page,
          width,
          height,
          small: path(`${page}-small.webp`),
          large: path(`${page}-large.webp`),
        })),
    files: files.map(({ id, position, name, size, sha256, removedAt }) => ({
      name,
      size,
      sha256,
      path: removedAt ? null : path(`original-${position}`),
      pages: pages.filter(({ fileId }) => fileId === id).length,
    })),
    comments: await listComments(orm, row.id, version),
    versions: versions.flatMap(({ version, sentAt, state }) =>
      sentAt ? [{ version, sentAt: sentAt.toISOString(), state }] : [],
    ),
  }
}

async function findAnswerTime(
  orm: Orm,
  proofId: string,
  version: number,
  state: PublicProof['state'],
): Promise<string | null> {
  if (state !== 'approved' && state !== 'changes-requested') return null
  const [answer] = await orm
    .select({ at: proofAnswers.at })
    .from(proofAnswers)
    .where(
      and(eq(proofAnswers.proofId, proofId), eq(proofAnswers.version, version), eq(proofAnswers.kind, state)),
    )
  return answer?.at.toISOString() ?? null
}
