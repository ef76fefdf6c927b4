import { messages } from '@rapport/contract/errors/messages'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { eq } from 'drizzle-orm'
import { getSiteProperties } from '../../content/queries.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import { decrypt, encrypt } from '../../platform/security/encryption.ts'
import type { AdminCall } from '../admin-route.ts'
import { lockCurrent } from '../sessions/current-staff.ts'
import { completeStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffRecoveryCodes, staffSessions, staffTotp } from '../tables.ts'
import { rejectLastFactor } from './factors.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { matchTotp, newTotpSecret, totpUri } from './totp.ts'

/**
 * Starts the setup of an authenticator app. The secret stays with the session until a code proves that the app has
 * it.
 */
export async function createTotpOptions(
  { database: { orm }, totpKeys, publicUrl }: StaffDeps,
  { current: { member, session } }: AdminCall<'createTotpOptions'>,
) {
  const secret = newTotpSecret()
  await orm
    .update(staffSessions)
    .set({ totpSecret: encrypt(totpKeys, secret, `session:${session.id}`) })
    .where(eq(staffSessions.id, session.id))
  const issuer = (await getSiteProperties(orm))?.name ?? new URL(publicUrl).hostname
  return { options: { secret, uri: totpUri(secret, issuer, member.email) } }
}

/** Enables the app by one of its codes. Throws 422 for a wrong code, which may be retried. */
export async function enableTotp(
  deps: StaffDeps,
  { current, form, audit, setSession }: AdminCall<'enableTotp'>,
) {
  const { member, session } = current
  const { database, limits, now, recoveryKeys, totpKeys } = deps
  const secret = session.totpSecret && decrypt(totpKeys, session.totpSecret, `session:${session.id}`)
  if (!secret) throw new ApiError(409, staffMessages.totpSetupExpired)
  await limits.confirmations.consume(session.id)
  const lastStep = matchTotp(secret, form.code.replace(' ', ''), now())
  if (lastStep === undefined) throw fieldError('code', staffMessages.totpWrong)
  const { recoveryCodes, token } = await database.orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    const row = { secret: encrypt(totpKeys, secret, `staff:${member.id}`), lastStep, enabledAt: now() }
    await tx
      .insert(staffTotp)
      .values({ staffId: member.id, ...row })
      .onConflictDoUpdate({ target: staffTotp.staffId, set: row })
    await tx.update(staffSessions).set({ totpSecret: null }).where(eq(staffSessions.id, session.id))
    await audit(tx, { subject: 'staff', subjectId: member.id, after: { totp: true } })
    return {
      recoveryCodes: await replaceRecoveryCodes(tx, recoveryKeys, member.id),
      token: session.stage === 'setup' ? await completeStaffSession(tx, session, now()) : undefined,
    }
  })
  await limits.confirmations.delete(session.id)
  if (token) setSession(token)
  return { recoveryCodes, stage: 'complete' as const }
}

/** Disables the app and deletes the recovery codes. Throws 422 if the role requires it. */
export async function disableTotp({ database }: StaffDeps, { current, audit }: AdminCall<'disableTotp'>) {
  await database.orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const gone = await tx
      .delete(staffTotp)
      .where(eq(staffTotp.staffId, member.id))
      .returning({ staffId: staffTotp.staffId })
    if (gone.length === 0) throw notFound()
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, member.id))
    await rejectLastFactor(tx, member)
    await audit(tx, {
      subject: 'staff',
      subjectId: member.id,
      before: { totp: true },
      after: { totp: false },
    })
  })
  return {}
}

/** Replaces the recovery codes. Throws 422 if no app is enabled. */
export async function createRecoveryCodes(
  { database, recoveryKeys }: StaffDeps,
  { current, audit }: AdminCall<'createRecoveryCodes'>,
) {
  const recoveryCodes = await database.orm.transaction(async (tx) => {
    const member = await lockCurrent(tx, current)
    const [app] = await tx.select().from(staffTotp).where(eq(staffTotp.staffId, member.id))
    if (!app) throw new ApiError(422, messages.invalid, { message: [staffMessages.totpMissing] })
    await audit(tx, { subject: 'staff', subjectId: member.id, after: { recoveryCodes: 'new' } })
    return replaceRecoveryCodes(tx, recoveryKeys, member.id)
  })
  return { recoveryCodes }
}
