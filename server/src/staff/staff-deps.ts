import type { Database } from '../platform/database/database.ts'
import type { Geoip } from '../platform/geoip/geoip.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PasswordCost } from '../platform/security/passwords.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { LogSecurityEvent } from '../platform/security/security-log.ts'
import type { StaffUploads } from './parse-upload.ts'
import type { StaffLimits } from './staff-limits.ts'

export interface StaffDeps extends StaffUploads {
  database: Database
  jobs: Jobs
  limits: StaffLimits
  /** Keys that encrypt the secrets of authenticator apps. */
  totpKeys: SecretKeys
  /** Key the hashes of recovery codes. */
  recoveryKeys: SecretKeys
  passwordCost: PasswordCost
  /** Compared with the password when the address is unknown, so that both cases take the same time. */
  dummyHash: string
  logSecurityEvent: LogSecurityEvent
  geoip: Geoip
  /** Base URL of the site and the back office. */
  publicUrl: string
  now: Clock
}
