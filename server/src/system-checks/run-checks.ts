import { CHECK_NAMES, type CheckName, type Finding } from '@rapport/staff-contract/system/system-checks'
import { errorCode } from '../platform/http/error-code.ts'
import { type Check, type CheckDeps, late } from './check-deps.ts'
import { checkCityHosts } from './checks/city-hosts.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase, checkMigrations } from './checks/database.ts'
import { checkEnvironment } from './checks/environment.ts'
import { checkLeadProbe } from './checks/lead-probe.ts'
import { checkDisk, checkMemory, checkOpenFiles } from './checks/machine.ts'
import { checkMail } from './checks/mail.ts'
import { checkMailDomain } from './checks/mail-domain.ts'
import { checkProxy } from './checks/proxy.ts'
import { checkPublicUrl } from './checks/public-url.ts'
import { checkStorage } from './checks/storage.ts'

const CHECK_MS = 20_000

const checks: Record<CheckName, Check> = {
  environment: checkEnvironment,
  database: checkDatabase,
  migrations: checkMigrations,
  storage: checkStorage,
  mail: checkMail,
  'mail-domain': checkMailDomain,
  'public-url': checkPublicUrl,
  proxy: checkProxy,
  'city-hosts': checkCityHosts,
  disk: checkDisk,
  clock: checkClock,
  'open-files': checkOpenFiles,
  memory: checkMemory,
  'lead-probe': checkLeadProbe,
}

/** Runs all checks at once, each for 20 s at most. Returns their findings in the order of CHECK_NAMES. */
export async function runChecks(deps: CheckDeps): Promise<Finding[]> {
  const results = await Promise.all(CHECK_NAMES.map((name) => runCheck(name, deps)))
  return results.flat()
}

async function runCheck(name: CheckName, deps: CheckDeps): Promise<Finding[]> {
  const timeout = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(() => timeout.resolve([late(name, `${CHECK_MS / 1000} s`)]), CHECK_MS)
  try {
    return await Promise.race([checks[name](deps), timeout.promise])
  } catch (error) {
    return [late(name, errorCode(error))]
  } finally {
    clearTimeout(timer)
  }
}
