import type { Passkey, UsedCredential } from '@rapport/contract/accounts/passkeys'
import { and, desc, eq, lt } from 'drizzle-orm'
import { relyingPartyId } from '../../accounts/passkeys/relying-party.ts'
import type { Orm } from '../../platform/database/database.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import { type RelyingParty, signedChallenge, verifyUsedCredential } from '../../platform/security/webauthn.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffPasskeys } from '../tables.ts'
import { consumeStaffChallenge } from './staff-challenges.ts'

type StaffPasskeyRow = typeof staffPasskeys.$inferSelect

/** Staff keys may be requested on the base origin only, not on city hosts. */
export const staffRelyingParty = (publicUrl: string): RelyingParty => ({
  id: relyingPartyId(publicUrl),
  origins: [new URL(publicUrl).origin],
})

/** Returns the public fields of a key, without its credential. */
export const toStaffPasskey = ({ id, name, userAgent, createdAt, lastUsedAt }: StaffPasskeyRow): Passkey => ({
  id,
  name,
  device: deviceName(userAgent),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Returns the passkeys of a member, newest first; at most PASSKEYS_MAX. */
export const listStaffPasskeys = (orm: Orm, staffId: number): Promise<StaffPasskeyRow[]> =>
  orm
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(desc(staffPasskeys.createdAt), staffPasskeys.id)

/**
 * Returns the key that signed a challenge, with its new counter, or undefined if the signature is invalid. The first
 * try uses the challenge up.
 */
export async function verifyStaffPasskey(
  { database: { orm }, publicUrl, now }: StaffDeps,
  credential: UsedCredential,
): Promise<{ key: StaffPasskeyRow; counter: number } | undefined> {
  const challenge = signedChallenge(credential)
  if (challenge === undefined || !(await consumeStaffChallenge(orm, challenge, now()))) return undefined
  const [key] = await orm.select().from(staffPasskeys).where(eq(staffPasskeys.credentialId, credential.id))
  if (!key) return undefined
  const counter = await verifyUsedCredential(credential, key, challenge, staffRelyingParty(publicUrl))
  return counter === undefined ? undefined : { key, counter }
}

/** Stores the use of a key. Returns false if it was deleted meanwhile, or its counter did not grow. */
export async function storePasskeyUse(
  tx: Orm,
  { key, counter }: { key: StaffPasskeyRow; counter: number },
  now: Date,
): Promise<boolean> {
  // Authenticators without a counter always send 0.
  const isNext = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
  const used = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, key.id), isNext))
    .returning({ id: staffPasskeys.id })
  return used.length > 0
}
