import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@rapport/staff-contract/staff/staff-limits'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { staffRecoveryCodes } from '../tables.ts'

/** Without 0, 1, 8 and 9, which look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CHARACTERS = 10

/**
 * Replaces the recovery codes and returns them, such as `ABCDE-FGHIJ`. Each has 50 random bits and is shown this
 * once.
 */
export async function replaceRecoveryCodes(tx: Orm, keys: SecretKeys, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashCode(keys.current, staffId, code) })))
  return codes.map((code) => `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`)
}

/** Uses up a recovery code, given without its hyphen. Returns false if the account has no such code. */
export async function consumeRecoveryCode(
  tx: Orm,
  keys: SecretKeys,
  staffId: number,
  code: string,
): Promise<boolean> {
  const hashes = keys.accepted.map((key) => hashCode(key, staffId, code))
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), inArray(staffRecoveryCodes.codeHash, hashes)))
    .returning({ staffId: staffRecoveryCodes.staffId })
  return used.length > 0
}

export async function countRecoveryCodes(orm: Orm, staffId: number): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId))
  return row?.count ?? 0
}

const hashCode = (key: Buffer, staffId: number, code: string) =>
  createHmac('sha256', key).update(`${staffId}\n${code}`).digest('base64url')
