import type { loginForm, Session } from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import type * as z from 'zod/v4/core'
import { AppError } from '../platform/app-error.ts'
import { verifyPassword } from '../platform/passwords.ts'
import { type AccountDesk, logInOn } from './desk.ts'
import { isKnownDevice } from './known-devices.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import type { Sender } from './sender.ts'
import { lockUser } from './sessions.ts'

/**
 * Logs in; what is wrong is not said, and takes the same time. Wrong passwords are counted by sender, who waits ever
 * longer, and by e-mail address: others then wait too, but for devices that its user has logged in from before.
 */
export async function login(
  desk: AccountDesk,
  { email, password }: z.output<typeof loginForm>,
  sender: Sender,
): Promise<Session> {
  const { orm } = desk.database
  const known = await isKnownDevice(orm, desk.deviceKeys, email, sender.device)
  const attempt = { email, sender, known }
  const delay = await desk.limits.countPassword(attempt)
  if (delay > 0) desk.logSecurityEvent('login_delayed', { email, ip: sender.ip })
  await desk.limits.delay(delay)
  const user = await findUserByEmail(orm, email)
  const right = await verifyPassword(user?.passwordHash ?? desk.nobodysHash, password)
  const session = user && right ? await logInAs(desk, user, sender) : undefined
  if (!session) {
    desk.logSecurityEvent('login_failed', { email, ip: sender.ip })
    throw new AppError(422, messages.loginWrong)
  }
  await desk.limits.forgetPasswords(attempt)
  desk.logSecurityEvent('login', { userId: session.user.id, ip: sender.ip })
  return session
}

function logInAs(desk: AccountDesk, user: UserRow, sender: Sender): Promise<Session | undefined> {
  return desk.database.orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'share')
    // The password was checked against what the user had then; by now it may be another.
    return current?.passwordHash === user.passwordHash ? logInOn(tx, desk, current, sender) : undefined
  })
}
