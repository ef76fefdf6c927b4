import type { Session, storePasswordForm } from '@rapport/contract/accounts'
import type * as z from 'zod/v4/core'
import { getPolicyVersion } from '../content/policy-version.ts'
import { hashPassword } from '../platform/passwords.ts'
import { spendCode } from './codes.ts'
import { type AccountDesk, checkCode, logInOn, wrongCode } from './desk.ts'
import { refuseWeakPassword } from './password-rule.ts'
import type { Sender } from './sender.ts'
import { userConsents, users } from './tables.ts'

/** Ends a registration: the code proves the address, the user is made, with their consent, and logged in. */
export async function storePassword(
  desk: AccountDesk,
  form: z.output<typeof storePasswordForm>,
  sender: Sender,
): Promise<Session> {
  const { email, name, phone, password } = form
  const { orm } = desk.database
  await refuseWeakPassword(orm, password, email)
  const code = await checkCode(desk, { purpose: 'registration', email }, form.code, sender)
  const passwordHash = await hashPassword(password)
  const session = await orm.transaction(async (tx) => {
    if (!(await spendCode(tx, code))) throw wrongCode()
    const now = desk.now()
    const [user] = await tx
      .insert(users)
      .values({ email, name, phone: phone ?? null, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    // Somebody has made this user meanwhile; asking for a new code tells them so by mail.
    if (!user) throw wrongCode()
    await tx.insert(userConsents).values({
      userId: user.id,
      givenAt: now,
      ...(await getPolicyVersion(tx)),
      ip: sender.ip || null,
      userAgent: sender.userAgent,
    })
    return logInOn(tx, desk, user, sender)
  })
  desk.logSecurityEvent('registered', { userId: session.user.id, ip: sender.ip })
  return session
}
