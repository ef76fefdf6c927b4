import type { Session } from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import { AppError } from '../platform/app-error.ts'
import { networkOf } from '../platform/client-ip.ts'
import type { Database, Orm } from '../platform/database.ts'
import type { SecretKeys } from '../platform/secret.ts'
import type { LogSecurityEvent } from '../platform/security-log.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { type CodeScope, tryCode } from './codes.ts'
import { rememberDevice } from './known-devices.ts'
import { shownUser, type UserRow } from './queries.ts'
import type { Sender } from './sender.ts'
import { startSession } from './sessions.ts'

/** What accounts are opened and changed with. */
export interface AccountDesk {
  database: Database
  /** Keys of the hashes of codes. */
  codeKeys: SecretKeys
  /** Keys of the hashes of devices. */
  deviceKeys: SecretKeys
  /** A hash of no password: an unknown address is checked against it, which takes the same time. */
  nobodysHash: string
  limits: AttemptLimits
  logSecurityEvent: LogSecurityEvent
  now: () => Date
}

/** Returns the 422 of one field. */
export const wrongField = (field: string, message: string) =>
  new AppError(422, messages.invalid, { [field]: [message] })
export const wrongCode = () => wrongField('code', messages.codeWrong)

/** Returns the row of a mailed code; throws the 422 where it is wrong, has expired or has no tries left. */
export async function checkCode(desk: AccountDesk, scope: CodeScope, code: string, sender: Sender) {
  const by = await desk.limits.countCodeTry(scope, sender)
  const { orm } = desk.database
  const row = by === 'none' ? undefined : await tryCode(orm, desk.codeKeys, scope, code, desk.now(), by)
  if (row) return row
  desk.logSecurityEvent('code_wrong', { email: scope.email, ip: sender.ip })
  throw wrongCode()
}

/** Logs a user in on the device that sends the call, which is known from then on. */
export async function logInOn(
  tx: Orm,
  desk: AccountDesk,
  user: UserRow,
  { ip, device, userAgent }: Sender,
): Promise<Session> {
  const now = desk.now()
  await rememberDevice(tx, desk.deviceKeys, user.id, device, now)
  const token = await startSession(tx, user.id, now, { userAgent, network: networkOf(ip) ?? null })
  return { token, user: shownUser(user) }
}
