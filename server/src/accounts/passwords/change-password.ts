import type { changePasswordForm, resetPasswordForm, Session } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/v4/core'
import type { Orm } from '../../platform/database/database.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { type AccountDeps, checkCode, logInOnDevice, wrongCodeError } from '../account-deps.ts'
import { consumeCode, deleteCodes } from '../codes/codes.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.ts'
import { findUserByEmail, type SessionRow, type UserRow } from '../queries.ts'
import { isKnownDevice } from '../sessions/known-devices.ts'
import { deleteUserSessions, lockUser } from '../sessions/sessions.ts'
import { users } from '../tables.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { rejectWeakPassword } from './password-rule.ts'

/** Sets a new password with a mailed code. Ends all sessions of the user and starts a new one. */
export async function resetPassword(
  deps: AccountDeps,
  form: z.output<typeof resetPasswordForm>,
  sender: Client,
): Promise<Session> {
  const { email, password } = form
  const { orm } = deps.database
  await rejectWeakPassword(orm, password, email)
  const code = await checkCode(deps, { purpose: 'recovery', email }, form.code, sender)
  const user = await findUserByEmail(orm, email)
  if (!user) throw wrongCodeError()
  const known = await isKnownDevice(orm, deps.deviceKeys, email, sender.device)
  const passwordHash = await hashPassword(password, deps.passwordCost)
  const session = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (!current || !(await consumeCode(tx, code))) throw wrongCodeError()
    return replacePassword(tx, deps, current, passwordHash, sender)
  })
  await deps.limits.forgetPasswords({ email, sender, known })
  deps.logSecurityEvent('password_reset', { userId: user.id, ip: sender.ip })
  return session
}

/** Changes the password of a user who enters the current one. Ends all sessions of the user and starts a new one. */
export async function changePassword(
  deps: AccountDeps,
  { user, session }: { user: UserRow; session: SessionRow },
  form: z.output<typeof changePasswordForm>,
  sender: Client,
): Promise<Session> {
  const { orm } = deps.database
  await rejectWeakPassword(orm, form.password, user.email)
  await checkCurrentPassword(deps, { user, session }, form.currentPassword)
  const passwordHash = await hashPassword(form.password, deps.passwordCost)
  const changed = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (current?.passwordHash !== user.passwordHash)
      throw fieldError('currentPassword', messages.passwordWrong)
    await deleteCodes(tx, { purpose: 'recovery', email: user.email })
    return replacePassword(tx, deps, current, passwordHash, sender)
  })
  deps.logSecurityEvent('password_changed', { userId: user.id, ip: sender.ip })
  return changed
}

async function replacePassword(
  tx: Orm,
  deps: AccountDeps,
  user: UserRow,
  passwordHash: string,
  sender: Client,
): Promise<Session> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await deleteUserSessions(tx, user.id)
  await enqueueAccountEmail(tx, deps, 'password-changed', user, sender)
  return logInOnDevice(tx, deps, user, sender, { isDeviceMailed: false })
}
