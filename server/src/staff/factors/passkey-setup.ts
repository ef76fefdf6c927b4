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
const memberKey = (staffId: number, id: string) =>
  and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id))

/** Returns creation options for the browser. Throws 422 if the member has too many keys. */
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

/** Stores a new key. Throws 422 if the credential does not answer a challenge of this session. */
export async function addStaffPasskey(
  { database: { orm }, publicUrl, now }: StaffDeps,
  { current, form, client, audit, setSession }: AdminCall<'createStaffPasskey'>,
) {
  const { member, session } = current
  const challenge = signedChallenge(form.credential)
  const stored = challenge && (await consumeStaffChallenge(orm, challenge, now(), session.id))
  const key =
    challenge && stored
      ? await verifyNewCredential(form.credential, challenge, staffRelyingParty(publicUrl))
      : undefined
  const userHandle = stored ? stored.userHandle : undefined
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

/** Renames a key. Throws 404 for another member's key. */
export async function renameStaffPasskey(
  { database: { orm } }: StaffDeps,
  { current, input: { id }, form, audit }: AdminCall<'updateStaffPasskey'>,
) {
  const passkey = await orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const [before] = await tx.select().from(staffPasskeys).where(memberKey(member.id, id))
    const [row] = await tx
      .update(staffPasskeys)
      .set({ name: form.name })
      .where(memberKey(member.id, id))
      .returning()
    if (!before || !row) throw notFound()
    const names = { before: { name: before.name }, after: { name: row.name } }
    await audit(tx, { subject: 'staff-passkey', subjectId: id, ...names })
    return toStaffPasskey(row)
  })
  return { passkey }
}

/** Deletes a key. Throws 422 if the role would be left without a required second factor. */
export async function deleteStaffPasskey(
  { database: { orm } }: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'deleteStaffPasskey'>,
) {
  await orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const [gone] = await tx.delete(staffPasskeys).where(memberKey(member.id, id)).returning()
    if (!gone) throw notFound()
    await rejectLastFactor(tx, member)
    await audit(tx, { subject: 'staff-passkey', subjectId: id, before: { name: gone.name } })
  })
  return {}
}
