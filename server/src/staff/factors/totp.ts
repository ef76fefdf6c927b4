import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Orm } from '../../platform/database/database.ts'
import { decrypt } from '../../platform/security/encryption.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffTotp } from '../tables.ts'
import { getFactors } from './factors.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

/** Values that all authenticator apps support: six digits of SHA-1, changing every 30 seconds. */
const PERIOD_S = 30
const SECRET_BYTES = 20
/** Periods that a clock may be off, in either direction. */
const WINDOW = 1

/** Returns a secret of 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the URI for a QR code: `otpauth://totp/…`. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret }).toString()

/** Returns the period of a code, counted from 1970, or undefined if the code matches no period around now. */
export function matchTotp(secret: string, code: string, now: Date): number | undefined {
  const delta = new TOTP({ secret, period: PERIOD_S }).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

/**
 * Uses up a code of the app or a recovery code, and returns which. Returns undefined for a wrong code, and for a code
 * of a used or earlier period. The member must be locked for update.
 */
export async function consumeFactorCode(
  tx: Orm,
  { totpKeys, recoveryKeys, now }: StaffDeps,
  staffId: number,
  code: string,
): Promise<'totp' | 'recovery-code' | undefined> {
  const { totp } = await getFactors(tx, staffId)
  if (!totp) return undefined
  if (code.length > 6)
    return (await consumeRecoveryCode(tx, recoveryKeys, staffId, code)) ? 'recovery-code' : undefined
  const secret = decrypt(totpKeys, totp.secret, `staff:${staffId}`)
  const step = secret === undefined ? undefined : matchTotp(secret, code, now())
  if (step === undefined || step <= totp.lastStep) return undefined
  await tx.update(staffTotp).set({ lastStep: step }).where(eq(staffTotp.staffId, staffId))
  return 'totp'
}
