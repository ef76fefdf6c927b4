import { PASSKEYS_MAX } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { and, eq } from 'drizzle-orm'
import { getSiteProperties } from '../../content/queries.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import { newToken } from '../../platform/security/tokens.ts'
import { newKeyOptions, signedChallenge, verifyNewCredential } from '../../platform/security/webauthn.ts'
import type { AdminCall } from '../admin-route.ts'
import { lockCurrent } from '../sessions/current-staff.ts'
import { completeStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffPasskeys } from '../tables.ts'
import { rejectLastFactor } from './factors.ts'
import { consumeStaffChallenge, createStaffChallenge } from './staff-challenges.ts'
import { listStaffPasskeys, staffRelyingParty, toStaffPasskey } from './staff-passkeys.ts'

const refused = () => fieldError('credential', messages.passkeyNotAdded)
const tooMany = () => new ApiError(422, messages.passkeysTooMany)
const ownKey = (staffId: number, id: string) =>
  and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id))

/** Returns what the browser makes a key with. Throws the 422 where there are too many keys. */
export async function createStaffPasskeyOptions(
  { database: { orm }, publicUrl, now }: StaffDeps,
  { current: { member, session } }: AdminCall<'createStaffPasskeyOptions'>,
) {
  const existing = await listStaffPasskeys(orm, member.id)
  if (existing.length >= PASSKEYS_MAX) throw tooMany()
  const { id } = staffRelyingParty(publicUrl)
  const userHandle = existing[0]?.userHandle ?? newToken()
  const options = newKeyOptions({
    rp: { id, name: (await getSiteProperties(orm))?.name ?? id },
    user: { id: userHandle, name: member.email, displayName: member.name },
    challenge: await createStaffChallenge(orm, now(), { sessionId: session.id, userHandle }),
    existing,
  })
  return { options }
}

/** Adds the key that an authenticator has made. Throws the 422 where it is not the answer to what this session asked for. */
export async function addStaffPasskey(
  { database: { orm }, publicUrl, now }: StaffDeps,
  { current, form, client, audit, setSession }: AdminCall<'createStaffPasskey'>,
) {
  const { member, session } = current
  const challenge = signedChallenge(form.credential)
  const asked = challenge && (await consumeStaffChallenge(orm, challenge, now(), session.id))
  const key =
    challenge && asked
      ? await verifyNewCredential(form.credential, challenge, staffRelyingParty(publicUrl))
      : undefined
  const userHandle = asked ? asked.userHandle : undefined
  if (!key || !userHandle) throw refused()
  const { passkey, token } = await orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    if ((await listStaffPasskeys(tx, member.id)).length >= PASSKEYS_MAX) throw tooMany()
    const [added] = await tx
      .insert(staffPasskeys)
      .values({
        ...key,
        staffId: member.id,
        userHandle,
        name: form.name,
        userAgent: client.userAgent,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw refused()
    await audit(tx, { subject: 'staff-passkey', subjectId: added.id, after: { name: form.name } })
    return {
      passkey: toStaffPasskey(added),
      token: session.stage === 'setup' ? await completeStaffSession(tx, session, now()) : undefined,
    }
  })
  if (token) setSession(token)
  return { passkey, stage: 'complete' as const }
}

/** Renames a key; somebody else's is simply not there. */
export async function renameStaffPasskey(
  { database: { orm } }: StaffDeps,
  { current, input: { id }, form, audit }: AdminCall<'updateStaffPasskey'>,
) {
  const passkey = await orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const [before] = await tx.select().from(staffPasskeys).where(ownKey(member.id, id))
    const [row] = await tx
      .update(staffPasskeys)
      .set({ name: form.name })
      .where(ownKey(member.id, id))
      .returning()
    if (!before || !row) throw notFound()
    const names = { before: { name: before.name }, after: { name: row.name } }
    await audit(tx, { subject: 'staff-passkey', subjectId: id, ...names })
    return toStaffPasskey(row)
  })
  return { passkey }
}

/** Removes a key. Throws the 422 where the role would be left without a second factor. */
export async function deleteStaffPasskey(
  { database: { orm } }: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'deleteStaffPasskey'>,
) {
  await orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const [gone] = await tx.delete(staffPasskeys).where(ownKey(member.id, id)).returning()
    if (!gone) throw notFound()
    await rejectLastFactor(tx, member)
    await audit(tx, { subject: 'staff-passkey', subjectId: id, before: { name: gone.name } })
  })
  return {}
}
