import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_MINUTES, CODE_TRIES } from '@rapport/contract/accounts/session-limits'
import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { emailCodes } from '../tables.ts'

type CodeRow = typeof emailCodes.$inferSelect

/**
 * Valid codes of one purpose and address: a new code does not invalidate those whose mails are still on their way.
 */
const CODES_MAX = 3

export type CodePurpose = CodeRow['purpose']

export interface CodeScope {
  purpose: CodePurpose
  email: string
}

/**
 * Creates a code of six digits. It is in its mail only: the database stores a hash bound to address and purpose. The
 * hash is keyed, because a plain hash of a million possible codes is quickly reversed.
 */
export async function createCode(orm: Orm, keys: SecretKeys, scope: CodeScope, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await orm
    .insert(emailCodes)
    .values({
      email: scope.email.toLowerCase(),
      purpose: scope.purpose,
      codeSha256: hashCode(keys.current, scope, code),
      triesLeft: CODE_TRIES,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    })
  const newest = orm
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(atScope(scope))
    .orderBy(desc(emailCodes.id))
    .limit(CODES_MAX)
  await orm.delete(emailCodes).where(and(atScope(scope), notInArray(emailCodes.id, newest)))
  return code
}

/**
 * Returns the row of a right code. The code is compared with every unexpired code of its scope. Each of these loses a
 * try, unless `countedBy` is `device`.
 */
export async function findCode(
  orm: Orm,
  keys: SecretKeys,
  scope: CodeScope,
  code: string,
  now: Date,
  countedBy: 'device' | 'code' = 'code',
): Promise<CodeRow | undefined> {
  const unexpired = and(atScope(scope), gt(emailCodes.expiresAt, now))
  const rows =
    countedBy === 'device'
      ? await orm.select().from(emailCodes).where(unexpired)
      : await orm
          .update(emailCodes)
          .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
          .where(and(unexpired, gt(emailCodes.triesLeft, 0)))
          .returning()
  const hashes = keys.accepted.map((key) => Buffer.from(hashCode(key, scope, code)))
  return rows.find(({ codeSha256 }) => {
    const stored = Buffer.from(codeSha256)
    return hashes.some((given) => stored.length === given.length && timingSafeEqual(stored, given))
  })
}

/** Deletes a code together with all others of its scope. Returns false if another request used it first. */
export async function consumeCode(tx: Orm, row: CodeRow): Promise<boolean> {
  const spent = await tx.delete(emailCodes).where(eq(emailCodes.id, row.id)).returning({ id: emailCodes.id })
  if (spent.length === 0) return false
  await deleteCodes(tx, row)
  return true
}

/** Deletes all codes of a scope. */
export async function deleteCodes(tx: Orm, scope: CodeScope): Promise<void> {
  await tx.delete(emailCodes).where(atScope(scope))
}

export async function deleteExpiredCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(emailCodes).where(lt(emailCodes.expiresAt, now))
}

const atScope = ({ purpose, email }: CodeScope) =>
  and(eq(emailCodes.purpose, purpose), eq(emailCodes.email, email.toLowerCase()))

const hashCode = (secret: Buffer, { purpose, email }: CodeScope, code: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${email.toLowerCase()}\n${code}`).digest('base64url')
