import { desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { mergedAccounts } from './tables.ts'

type MergedRow = typeof mergedAccounts.$inferSelect

/** Returns the newest merged account of an address, in any letter case. */
export async function findMergedAccount(orm: Orm, email: string): Promise<MergedRow | undefined> {
  const [row] = await orm
    .select()
    .from(mergedAccounts)
    .where(eq(sql`lower(${mergedAccounts.email})`, email.toLowerCase()))
    .orderBy(desc(mergedAccounts.mergedAt), desc(mergedAccounts.id))
    .limit(1)
  return row
}

/** Returns the accounts that were merged into a user's account, newest first, each with its consent. */
export async function listMergedAccounts(orm: Orm, userId: number) {
  const rows = await orm
    .select()
    .from(mergedAccounts)
    .where(eq(mergedAccounts.userId, userId))
    .orderBy(desc(mergedAccounts.mergedAt), desc(mergedAccounts.id))
  return rows.map(({ email, mergedAt, consentGivenAt, ...row }) => ({
    email,
    mergedAt: mergedAt.toISOString(),
    consent: consentGivenAt && {
      givenAt: consentGivenAt.toISOString(),
      textVersion: row.consentTextVersion,
      textSha256: row.consentTextSha256,
      ip: row.consentIp,
      userAgent: row.consentUserAgent ?? '',
    },
  }))
}
