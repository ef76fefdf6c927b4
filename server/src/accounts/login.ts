import type { loginForm, Session } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import type * as z from 'zod/v4/core'
import { ApiError } from '../platform/http/api-error.ts'
import type { Client } from '../platform/http/request/client.ts'
import { verifyPassword } from '../platform/security/passwords.ts'
import { type AccountDeps, logInOnDevice } from './account-deps.ts'
import { findMergedAccount } from './merged-accounts.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import { isKnownDevice } from './sessions/known-devices.ts'
import { lockUser } from './sessions/sessions.ts'

/**
 * Logs a user in. Wrong credentials and unknown addresses get the same answer in the same time. Wrong passwords are
 * counted by sender and by address; delays grow with the count of the address. Devices that the user knows are never
 * delayed by others.
 */
export async function login(
  deps: AccountDeps,
  { email, password }: z.output<typeof loginForm>,
  sender: Client,
): Promise<Session> {
  const { orm } = deps.database
  const known = await isKnownDevice(orm, deps.deviceKeys, email, sender.device)
  const attempt = { email, sender, known }
  const delay = await deps.limits.countPassword(attempt)
  if (delay > 0) deps.logSecurityEvent('login_delayed', { email, ip: sender.ip })
  await deps.limits.delay(delay)
  const user = await findUserByEmail(orm, email)
  const merged = await findMergedAccount(orm, email)
  const hash = user?.passwordHash ?? merged?.passwordHash ?? deps.dummyHash
  const right = await verifyPassword(hash, password)
  // The right password proves the owner of a merged account; only the owner learns of the merge.
  if (!user && right) throw new ApiError(422, messages.accountMerged)
  const session = user && right ? await logInAs(deps, user, sender) : undefined
  if (!session) {
    deps.logSecurityEvent('login_failed', { email, ip: sender.ip })
    throw new ApiError(422, messages.loginWrong)
  }
  await deps.limits.forgetPasswords(attempt)
  deps.logSecurityEvent('login', { userId: session.user.id, ip: sender.ip })
  return session
}

function logInAs(deps: AccountDeps, user: UserRow, sender: Client): Promise<Session | undefined> {
  return deps.database.orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'share')
    // The password may have changed between the check and this lock.
    return current?.passwordHash === user.passwordHash ? logInOnDevice(tx, deps, current, sender) : undefined
  })
}
