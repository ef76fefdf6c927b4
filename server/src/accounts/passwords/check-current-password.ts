import { messages } from '@rapport/contract/errors/messages'
import { fieldError } from '../../platform/http/field-errors.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { SessionRow, UserRow } from '../queries.ts'

/** Throws the 422 of a wrong present password, the 429 of too many: a stolen log-in alone must not change how one logs in. */
export async function checkCurrentPassword(
  { limits }: Pick<AccountDeps, 'limits'>,
  { user, session }: { user: UserRow; session: SessionRow },
  password: string,
): Promise<void> {
  // Counted by log-in: whoever has stolen a token must not hold up its user.
  await limits.passwordChecks.consume(session.familyId)
  const right = await verifyPassword(user.passwordHash, password)
  if (!right) throw fieldError('currentPassword', messages.passwordWrong)
  await limits.passwordChecks.delete(session.familyId)
}
