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
 * Logs in; what is wrong is not said, and takes the same time. Wrong passwords are counted by sender, who waits ever
 * longer, and by e-mail address: others then wait too, but for devices that its user has logged in from before.
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
  // Only whoever had the account is told what became of it.
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
    // The password was checked against what the user had then; by now it may be another.
    return current?.passwordHash === user.passwordHash ? logInOnDevice(tx, deps, current, sender) : undefined
  })
}
