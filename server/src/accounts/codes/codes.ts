import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_MINUTES, CODE_TRIES } from '@rapport/contract/accounts/session-limits'
import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { emailCodes } from '../tables.ts'

type CodeRow = typeof emailCodes.$inferSelect

/** Codes of one purpose and address that are good at once: a newer one ends none that is still on its way. */
const CODES_MAX = 3

/** What a code confirms: that an address may register, or that its user wants what they are asked for. */
export type CodePurpose = CodeRow['purpose']

export interface CodeScope {
  purpose: CodePurpose
  email: string
}

/**
 * Six digits, made when the mail that carries them is: they stand in that mail alone. The database keeps a
 * hash that is keyed, since a bare one of a million codes is no secret, and bound to address and purpose.
 */
export async function createCode(orm: Orm, keys: SecretKeys, scope: CodeScope, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await orm
    .insert(emailCodes)
    .values({
      email: scope.email.toLowerCase(),
      purpose: scope.purpose,
      codeSha256: hashOf(keys.current, scope, code),
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
 * Returns the row of the code where it is right. It is compared with every code that is good, and takes one try of
 * each, unless the tries of whoever sent it are counted elsewhere (`own`).
 */
export async function findCode(
  orm: Orm,
  keys: SecretKeys,
  scope: CodeScope,
  code: string,
  now: Date,
  by: 'own' | 'others' = 'others',
): Promise<CodeRow | undefined> {
  const unexpired = and(atScope(scope), gt(emailCodes.expiresAt, now))
  const rows =
    by === 'own'
      ? await orm.select().from(emailCodes).where(unexpired)
      : await orm
          .update(emailCodes)
          .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
          .where(and(unexpired, gt(emailCodes.triesLeft, 0)))
          .returning()
  const hashes = keys.accepted.map((key) => Buffer.from(hashOf(key, scope, code)))
  return rows.find(({ codeSha256 }) => {
    const stored = Buffer.from(codeSha256)
    return hashes.some((given) => stored.length === given.length && timingSafeEqual(stored, given))
  })
}

/** Uses a code up, and with it every other of its scope. False where somebody else was quicker. */
export async function consumeCode(tx: Orm, row: CodeRow): Promise<boolean> {
  const spent = await tx.delete(emailCodes).where(eq(emailCodes.id, row.id)).returning({ id: emailCodes.id })
  if (spent.length === 0) return false
  await deleteCodes(tx, row)
  return true
}

/** Makes the codes of a scope good for nothing. */
export async function deleteCodes(tx: Orm, scope: CodeScope): Promise<void> {
  await tx.delete(emailCodes).where(atScope(scope))
}

export async function deleteExpiredCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(emailCodes).where(lt(emailCodes.expiresAt, now))
}

const atScope = ({ purpose, email }: CodeScope) =>
  and(eq(emailCodes.purpose, purpose), eq(emailCodes.email, email.toLowerCase()))

const hashOf = (secret: Buffer, { purpose, email }: CodeScope, code: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${email.toLowerCase()}\n${code}`).digest('base64url')
