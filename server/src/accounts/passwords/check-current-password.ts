import { messages } from '@rapport/contract/errors/messages'
import { fieldError } from '../../platform/http/field-errors.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { SessionRow, UserRow } from '../queries.ts'

/**
 * Throws 422 if the current password is wrong, 429 after too many tries. A stolen log-in must not be enough to change
 * credentials.
 */
export async function checkCurrentPassword(
  { limits }: Pick<AccountDeps, 'limits'>,
  { user, session }: { user: UserRow; session: SessionRow },
  password: string,
): Promise<void> {
  // Counted by log-in: a thief with a token must not lock out the user.
  await limits.passwordChecks.consume(session.familyId)
  const right = await verifyPassword(user.passwordHash, password)
  if (!right) throw fieldError('currentPassword', messages.passwordWrong)
  await limits.passwordChecks.delete(session.familyId)
}
