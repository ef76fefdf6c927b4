import type { CheckName, Finding, FindingCode } from '@rapport/staff-contract/system/system-checks'
import { findings } from '@rapport/staff-contract/system/system-checks'
import type { Orm } from '../platform/database/database.ts'
import type { Env } from '../platform/process/env.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** What the checks need. */
export interface CheckDeps {
  env: Env
  /** Undefined if there is no database yet, or it does not answer. */
  orm: Orm | undefined
  /** Undefined if the directory of files is not created yet. */
  storage: Storage | undefined
  dataDir: string
  /** Whether the site runs, so that its public URL has to answer. */
  isRunning: boolean
  /** DNS servers in place of those of the system. */
  dnsServers?: string[]
  /** Milliseconds of one request. */
  requestMs?: number
}

/** Checks one part. Returns at least one finding. Rejects if it can't tell. */
export type Check = (deps: CheckDeps) => Promise<Finding[]>

/** Default of `requestMs`. */
export const REQUEST_MS = 5000

/** Creates the finding of a check. */
export const found = (code: FindingCode, values: Record<string, string | number> = {}): Finding => ({
  code,
  check: findings[code][0],
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
})

/** Creates the finding of a check that did not end. */
export const late = (check: CheckName, reason: string): Finding => ({
  code: 'check-late',
  check,
  values: { check, reason },
})
