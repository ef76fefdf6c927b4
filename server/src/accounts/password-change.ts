import type { changePasswordForm, resetPasswordForm, Session } from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/v4/core'
import type { Orm } from '../platform/database.ts'
import { hashPassword, verifyPassword } from '../platform/passwords.ts'
import { dropCodes, spendCode } from './codes.ts'
import { type AccountDesk, checkCode, logInOn, wrongCode, wrongField } from './desk.ts'
import { isKnownDevice } from './known-devices.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { findUserByEmail, type SessionRow, type UserRow } from './queries.ts'
import type { Sender } from './sender.ts'
import { endSessionsOf, lockUser } from './sessions.ts'
import { users } from './tables.ts'

/** Sets a new password with a mailed code, ends every session of the user and starts one. */
export async function resetPassword(
  desk: AccountDesk,
  form: z.output<typeof resetPasswordForm>,
  sender: Sender,
): Promise<Session> {
  const { email, password } = form
  const { orm } = desk.database
  await refuseWeakPassword(orm, password, email)
  const code = await checkCode(desk, { purpose: 'recovery', email }, form.code, sender)
  const user = await findUserByEmail(orm, email)
  if (!user) throw wrongCode()
  const known = await isKnownDevice(orm, desk.deviceKeys, email, sender.device)
  const passwordHash = await hashPassword(password)
  const session = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (!current || !(await spendCode(tx, code))) throw wrongCode()
    return replacePassword(tx, desk, current, passwordHash, sender)
  })
  await desk.limits.forgetPasswords({ email, sender, known })
  desk.logSecurityEvent('password_reset', { userId: user.id, ip: sender.ip })
  return session
}

/** Changes the password of a user who knows the present one, ends every session of theirs and starts one. */
export async function changePassword(
  desk: AccountDesk,
  { user, session }: { user: UserRow; session: SessionRow },
  form: z.output<typeof changePasswordForm>,
  sender: Sender,
): Promise<Session> {
  const { orm } = desk.database
  await refuseWeakPassword(orm, form.password, user.email)
  // Counted by log-in: whoever has stolen a token must not hold up its user.
  await desk.limits.passwordChecks.consume(session.familyId)
  const right = await verifyPassword(user.passwordHash, form.currentPassword)
  if (!right) throw wrongField('currentPassword', messages.passwordWrong)
  await desk.limits.passwordChecks.delete(session.familyId)
  const passwordHash = await hashPassword(form.password)
  const changed = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (current?.passwordHash !== user.passwordHash)
      throw wrongField('currentPassword', messages.passwordWrong)
    await dropCodes(tx, { purpose: 'recovery', email: user.email })
    return replacePassword(tx, desk, current, passwordHash, sender)
  })
  desk.logSecurityEvent('password_changed', { userId: user.id, ip: sender.ip })
  return changed
}

async function replacePassword(
  tx: Orm,
  desk: AccountDesk,
  user: UserRow,
  passwordHash: string,
  sender: Sender,
): Promise<Session> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await endSessionsOf(tx, user.id)
  return logInOn(tx, desk, user, sender)
}
