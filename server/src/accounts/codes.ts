import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_MINUTES, CODE_TRIES } from '@rapport/contract/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import type { SecretKeys } from '../platform/secret.ts'
import { emailCodes } from './tables.ts'

type CodeRow = typeof emailCodes.$inferSelect

/** What a code confirms: that an address may register, or that its user may set a new password. */
export type CodePurpose = CodeRow['purpose']

export interface CodeScope {
  purpose: CodePurpose
  email: string
}

/**
 * Six digits, made when the mail that carries them is: they stand in that mail alone. The database keeps a
 * hash that is keyed, since a bare one of a million codes is no secret, and bound to address and purpose.
 */
export async function issueCode(orm: Orm, keys: SecretKeys, scope: CodeScope, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    codeSha256: hashOf(keys.current, scope, code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  }
  await orm
    .insert(emailCodes)
    .values({ email: scope.email.toLowerCase(), purpose: scope.purpose, ...fresh })
    .onConflictDoUpdate({ target: [emailCodes.email, emailCodes.purpose], set: fresh })
  return code
}

/** Takes one of the code's tries. Gives the code's row where it is right. */
export async function tryCode(
  orm: Orm,
  keys: SecretKeys,
  scope: CodeScope,
  code: string,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await orm
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(atScope(scope), gt(emailCodes.triesLeft, 0), gt(emailCodes.expiresAt, now)))
    .returning()
  if (!row) return undefined
  const kept = Buffer.from(row.codeSha256)
  const right = keys.accepted.some((key) => {
    const given = Buffer.from(hashOf(key, scope, code))
    return kept.length === given.length && timingSafeEqual(kept, given)
  })
  return right ? row : undefined
}

/** Uses a code up. False where somebody else was quicker, or a newer code has taken its place. */
export async function spendCode(tx: Orm, row: CodeRow): Promise<boolean> {
  const spent = await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.id, row.id), eq(emailCodes.codeSha256, row.codeSha256)))
    .returning({ id: emailCodes.id })
  return spent.length > 0
}

/** Makes the code of a scope, if there is one, good for nothing. */
export async function dropCode(tx: Orm, scope: CodeScope): Promise<void> {
  await tx.delete(emailCodes).where(atScope(scope))
}

export async function sweepCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(emailCodes).where(lt(emailCodes.expiresAt, now))
}

const atScope = ({ purpose, email }: CodeScope) =>
  and(eq(emailCodes.purpose, purpose), eq(emailCodes.email, email.toLowerCase()))

const hashOf = (secret: Buffer, { purpose, email }: CodeScope, code: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${email.toLowerCase()}\n${code}`).digest('base64url')
