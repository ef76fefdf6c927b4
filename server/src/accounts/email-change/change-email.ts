import type { changeEmailForm, emailChangeForm, User } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/v4/core'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { type AccountDeps, checkCode, wrongCodeError } from '../account-deps.ts'
import { consumeCode, deleteCodes } from '../codes/codes.ts'
import { enqueueCodeEmail } from '../codes/send-code-email.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import { findUserByEmail, type SessionRow, toUser, type UserRow } from '../queries.ts'
import { deleteUserSessions, lockUser } from '../sessions/sessions.ts'
import { emailCodes, users } from '../tables.ts'

/**
 * Checks the password and mails a code to a new address. An address of another account gets the same answer; its
 * owner is notified by mail.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  { user, session }: { user: UserRow; session: SessionRow },
  { email, currentPassword }: z.output<typeof emailChangeForm>,
  sender: Client,
): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) throw fieldError('email', messages.emailSame)
  await checkCurrentPassword(deps, { user, session }, currentPassword)
  await enqueueCodeEmail(deps, { purpose: 'email-change', email }, sender)
}

/**
 * Changes a user's address, proven by the code mailed to it. Ends the user's other sessions, deletes codes of the old
 * address and notifies it.
 */
export async function changeEmail(
  deps: AccountDeps,
  { user, session }: { user: UserRow; session: SessionRow },
  { email, code }: z.output<typeof changeEmailForm>,
  sender: Client,
): Promise<User> {
  const { orm } = deps.database
  const row = await checkCode(deps, { purpose: 'email-change', email }, code, sender)
  const changed = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    // An account opened with this address meanwhile used a code of its own.
    if (!current || !(await consumeCode(tx, row)) || (await findUserByEmail(tx, email)))
      throw wrongCodeError()
    const [next] = await tx
      .update(users)
      .set({ email })
      .where(eq(users.id, user.id))
      .returning()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? wrongCodeError() : error
      })
    if (!next) throw wrongCodeError()
    for (const purpose of emailCodes.purpose.enumValues)
      await deleteCodes(tx, { purpose, email: current.email })
    await deleteUserSessions(tx, user.id, session.familyId)
    await enqueueAccountEmail(tx, deps, 'email-changed', current, sender)
    await deps.emailProven.run(tx, next)
    return toUser(next)
  })
  deps.logSecurityEvent('email_changed', { userId: user.id, ip: sender.ip })
  return changed
}
