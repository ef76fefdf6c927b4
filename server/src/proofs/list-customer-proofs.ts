import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { proofAnswers, proofComments, proofs, proofVersions } from './tables.ts'

/** Versions of one customer in an export; above it the oldest are left out. */
const VERSIONS_MAX = 1_000

/** Returns the versions that were sent for the matching orders, with answers and comments, newest first. */
export async function listCustomerProofs(orm: Orm, which: SQL): Promise<PersonalData['proofs']> {
  const rows = await orm
    .select({ version: proofVersions, orderNumber: orders.number })
    .from(proofVersions)
    .innerJoin(proofs, eq(proofs.id, proofVersions.proofId))
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(and(which, isNotNull(proofVersions.sentAt)))
    .orderBy(desc(proofVersions.sentAt), desc(orders.number), desc(proofVersions.version))
    .limit(VERSIONS_MAX)
  const ids = [...new Set(rows.map(({ version }) => version.proofId))]
  if (ids.length === 0) return []
  const answers = await orm
    .select()
    .from(proofAnswers)
    .where(inArray(proofAnswers.proofId, ids))
    .orderBy(asc(proofAnswers.at))
  const comments = await orm
    .select()
    .from(proofComments)
    .where(inArray(proofComments.proofId, ids))
    .orderBy(asc(proofComments.id))
  return rows.map(({ version: { proofId, version, sentAt, sha256, recipient, comment }, orderNumber }) => {
    const isOwn = (row: { proofId: string; version: number }) =>
      row.proofId === proofId && row.version === version
    return {
      orderNumber,
      version,
      sentAt: sentAt?.toISOString() ?? '',
      sha256: sha256 ?? '',
      recipient,
      comment,
      answers: answers
        .filter(isOwn)
        .map(({ kind, at, name, text, ip, userAgent }) => ({
          kind,
          at: at.toISOString(),
          name,
          text,
          ip,
          userAgent,
        })),
      comments: comments
        .filter(isOwn)
        .map(({ at, author, text }) => ({ at: at.toISOString(), author, text })),
    }
  })
}
