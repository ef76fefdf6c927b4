import type { Session } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import type { Hooks } from '../hooks.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import type { Geoip } from '../platform/geoip/geoip.ts'
import { fieldError } from '../platform/http/field-errors.ts'
import type { Client } from '../platform/http/request/client.ts'
import { truncateIp } from '../platform/http/request/client-ip.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PasswordCost } from '../platform/security/passwords.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { LogSecurityEvent } from '../platform/security/security-log.ts'
import { mergeLikes } from '../reactions/merge-likes.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { type CodeScope, findCode } from './codes/codes.ts'
import { enqueueAccountEmail } from './emails/send-account-email.ts'
import { toUser, toVisitorId, type UserRow } from './queries.ts'
import { isKnownDevice, rememberDevice } from './sessions/known-devices.ts'
import { createSession } from './sessions/sessions.ts'

export interface AccountDeps {
  database: Database
  jobs: Jobs
  /** Key the hashes of mailed codes. */
  codeKeys: SecretKeys
  /** Key the hashes of devices. */
  deviceKeys: SecretKeys
  /** For new hashes only: an existing hash names its own cost. */
  passwordCost: PasswordCost
  /** Compared with the password when the address is unknown, so that both cases take the same time. */
  dummyHash: string
  limits: AttemptLimits
  logSecurityEvent: LogSecurityEvent
  geoip: Geoip
  /** Base URL of the site; city hosts are its subdomains. */
  publicUrl: string
  emailProven: Hooks['emailProven']
  now: Clock
}

export const wrongCodeError = () => fieldError('code', messages.codeWrong)

/** Returns the row of a mailed code. Throws 422 if the code is wrong or expired, or no tries are left. */
export async function checkCode(deps: AccountDeps, scope: CodeScope, code: string, sender: Client) {
  const countedBy = await deps.limits.countCodeTry(scope, sender)
  const { orm } = deps.database
  const row =
    countedBy === 'none' ? undefined : await findCode(orm, deps.codeKeys, scope, code, deps.now(), countedBy)
  if (row) return row
  deps.logSecurityEvent('code_wrong', { email: scope.email, ip: sender.ip })
  throw wrongCodeError()
}

/**
 * Logs a user in on the device of the request and remembers the device. Likes of the device are merged into the
 * account, and `onProvenAddress` runs. An unknown device is reported by mail, unless `isDeviceMailed` is false
 * because another mail reports the log-in.
 */
export async function logInOnDevice(
  tx: Orm,
  deps: AccountDeps,
  user: UserRow,
  sender: Client,
  { isDeviceMailed = true }: { isDeviceMailed?: boolean } = {},
): Promise<Session> {
  const { ip, device, userAgent } = sender
  const now = deps.now()
  if (isDeviceMailed && !(await isKnownDevice(tx, deps.deviceKeys, user.email, device)))
    await enqueueAccountEmail(tx, deps, 'new-device', user, sender)
  if (device !== undefined) await mergeLikes(tx, device, toVisitorId(user))
  await deps.emailProven.run(tx, user)
  await rememberDevice(tx, deps.deviceKeys, user.id, device, now)
  const token = await createSession(tx, user.id, now, { userAgent, network: truncateIp(ip) ?? null })
  return { token, user: toUser(user) }
}
