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

/** Keys of staff are asked for by pages of the base address alone. */
export const staffRelyingParty = (publicUrl: string): RelyingParty => ({
  id: relyingPartyId(publicUrl),
  origins: [new URL(publicUrl).origin],
})

/** A passkey as its owner sees it: nothing that a key is used with. */
export const toStaffPasskey = ({ id, name, userAgent, createdAt, lastUsedAt }: StaffPasskeyRow): Passkey => ({
  id,
  name,
  device: deviceName(userAgent),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** The passkeys of somebody, the newest first; PASSKEYS_MAX at most. */
export const listStaffPasskeys = (orm: Orm, staffId: number): Promise<StaffPasskeyRow[]> =>
  orm
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(desc(staffPasskeys.createdAt), staffPasskeys.id)

/**
 * Returns the key that has signed a challenge of ours, with what it has counted; undefined where there is none such. The
 * challenge is used up by the first try.
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

/** Notes the use of a key; false where it was removed meanwhile, or has counted as many uses already. */
export async function notePasskeyUse(
  tx: Orm,
  { key, counter }: { key: StaffPasskeyRow; counter: number },
  now: Date,
): Promise<boolean> {
  // An authenticator that counts nothing always says 0.
  const isNext = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
  const used = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, key.id), isNext))
    .returning({ id: staffPasskeys.id })
  return used.length > 0
}
