import type { Session } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
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
import { toUser, type UserRow, visitorOf } from './queries.ts'
import { isKnownDevice, rememberDevice } from './sessions/known-devices.ts'
import { createSession } from './sessions/sessions.ts'

/** What a higher domain does for a user whose address is proven, within the transaction of a log-in or a new address. */
type ProvenAddressHook = (tx: Orm, user: UserRow) => Promise<void>

/** What accounts are opened and changed with. */
export interface AccountDeps {
  database: Database
  jobs: Jobs
  /** Keys of the hashes of codes. */
  codeKeys: SecretKeys
  /** Keys of the hashes of devices. */
  deviceKeys: SecretKeys
  /** Of new hashes; those that are there say what theirs was. */
  passwordCost: PasswordCost
  /** A hash of no password: an unknown address is checked against it, which takes the same time. */
  dummyHash: string
  limits: AttemptLimits
  logSecurityEvent: LogSecurityEvent
  geoip: Geoip
  /** The base address, which cities live below. */
  publicUrl: string
  /** Called at each log-in, and where a user has proven another address; plugins of higher domains add to it. */
  onProvenAddress: ProvenAddressHook[]
  now: Clock
}

export const wrongCodeError = () => fieldError('code', messages.codeWrong)

/** Returns the row of a mailed code; throws the 422 where it is wrong, has expired or has no tries left. */
export async function checkCode(deps: AccountDeps, scope: CodeScope, code: string, sender: Client) {
  const by = await deps.limits.countCodeTry(scope, sender)
  const { orm } = deps.database
  const row = by === 'none' ? undefined : await findCode(orm, deps.codeKeys, scope, code, deps.now(), by)
  if (row) return row
  deps.logSecurityEvent('code_wrong', { email: scope.email, ip: sender.ip })
  throw wrongCodeError()
}

/**
 * Logs a user in on the device that sends the call, which is known from then on. What was liked on it before, and
 * ordered with the user's address, is theirs. A device that was not known is told of by mail, unless `isDeviceMailed` is
 * false: then another mail tells of the log-in.
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
  if (device !== undefined) await mergeLikes(tx, device, visitorOf(user))
  for (const hook of deps.onProvenAddress) await hook(tx, user)
  await rememberDevice(tx, deps.deviceKeys, user.id, device, now)
  const token = await createSession(tx, user.id, now, { userAgent, network: truncateIp(ip) ?? null })
  return { token, user: toUser(user) }
}
