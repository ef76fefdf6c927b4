import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type CheckState,
  type Finding,
  fillValues,
  findings,
} from '@rapport/staff-contract/system/system-checks'
import { type Env, readEnv, StartError } from '../platform/process/env.ts'
import { parseS3Url } from '../platform/process/s3-url.ts'
import { openDiskStorage } from '../platform/storage/disk-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { found } from './check-deps.ts'
import { englishTexts } from './english.ts'
import { openCheckedDatabase } from './open-checked-database.ts'
import { isHealthy, requestPublic } from './public-request.ts'
import { runChecks } from './run-checks.ts'

/** Checks of the command line: a line for each finding, and the exit code. */
export interface Diagnosis {
  lines: string[]
  /** 1 if something would break. */
  exitCode: 0 | 1
}

/** Checks everything that a start with these variables needs, whether the site runs or not. */
export async function diagnose(variables: Record<string, string | undefined>): Promise<Diagnosis> {
  const results = await collect(variables)
  const isBroken = results.some(({ code }) => stateOf(code) === 'broken')
  return { lines: results.map(formatLine), exitCode: isBroken ? 1 : 0 }
}

async function collect(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let env: Env
  try {
    env = readEnv(variables)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [found('environment-invalid', { message: error.message.replace(/\.$/, '') })]
  }
  const dataDir = resolve(env.DATA_DIR)
  await using opened = await openCheckedDatabase(env)
  const deps = {
    env,
    orm: opened.database?.orm,
    storage: await findStorage(env, dataDir),
    dataDir,
    isRunning: isHealthy(await requestPublic(`${ownUrl(env)}/healthz`)),
  }
  const results = await runChecks(deps)
  return [...results, ...(opened.finding ? [opened.finding] : [])].sort(byCheck)
}

/** Address at which the site itself listens, without a proxy. */
function ownUrl({ HOST, PORT }: Env): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** A directory that is not there yet is not created, since it would belong to the user of this command. */
async function findStorage(env: Env, dataDir: string): Promise<Storage | undefined> {
  const s3Url = parseS3Url(env.STORAGE_URL)
  const directory = join(dataDir, 'files')
  if (!s3Url) return existsSync(directory) ? openDiskStorage(directory) : undefined
  const { openS3Storage } = await import('../platform/storage/s3-storage.ts')
  return openS3Storage(s3Url)
}

const ORDER = Object.keys(findings)
const byCheck = (one: Finding, other: Finding) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code)

const stateOf = (code: Finding['code']): CheckState => findings[code][1]

function formatLine({ check, code, values }: Finding): string {
  const { found: sentence, fix } = englishTexts[code]
  const line = `${stateOf(code).padEnd(9)} ${check.padEnd(12)} ${fillValues(sentence, values)}`
  return fix ? `${line}. Fix: ${fillValues(fix, values)}` : line
}
