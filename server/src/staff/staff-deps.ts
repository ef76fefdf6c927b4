import type { Database } from '../platform/database/database.ts'
import type { Geoip } from '../platform/geoip/geoip.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PasswordCost } from '../platform/security/passwords.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { LogSecurityEvent } from '../platform/security/security-log.ts'
import type { StaffUploads } from './parse-upload.ts'
import type { StaffLimits } from './staff-limits.ts'

/** What staff sign in and are managed with. */
export interface StaffDeps extends StaffUploads {
  database: Database
  jobs: Jobs
  limits: StaffLimits
  /** Keys that secrets of apps are encrypted with. */
  totpKeys: SecretKeys
  /** Keys of the hashes of recovery codes. */
  recoveryKeys: SecretKeys
  passwordCost: PasswordCost
  /** A hash of no password: an unknown address is checked against it, which takes the same time. */
  dummyHash: string
  logSecurityEvent: LogSecurityEvent
  geoip: Geoip
  /** The base address, where the back office is. */
  publicUrl: string
  now: Clock
}
