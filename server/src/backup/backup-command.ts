import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ArchiveStore } from '../platform/archive/archive-store.ts'
import { type KeepRule, parseKeepRule, selectExpired } from '../platform/archive/keep-rule.ts'
import { setPrivateUmask } from '../platform/process/data-dir.ts'
import { type Env, readEnv, StartError } from '../platform/process/env.ts'
import { parseS3Url } from '../platform/process/s3-url.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { formatMegabytes, parseCommandLine } from './command-line.ts'
import { type BackupResult, createBackup } from './create-backup.ts'
import { openArchiveStore } from './open-archive-store.ts'
import { openSourceDatabase } from './source-database.ts'

const USAGE = 'npm run backup -- <folder or s3://…> [--keep 7d,4w,6m] [--recipient age1…]'

/** Writes an archive of the environment's database and files, and prints a report. Throws StartError. */
export async function runBackup(
  args: string[],
  variables: Record<string, string | undefined>,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  setPrivateUmask()
  const env = readEnv(variables)
  const { address, keep, recipients } = readArguments(args, env)
  const files = { folder: join(resolve(env.DATA_DIR), 'files'), url: parseS3Url(env.STORAGE_URL) }
  const target = await openArchiveStore(address, files)
  await using database = await openSourceDatabase(env)
  const storage = await openStorage(env, resolve(env.DATA_DIR))
  const now = new Date()
  const result = await createBackup({
    databaseUrl: database.url,
    storage,
    target,
    version,
    recipients,
    now,
    signal,
  })
  report(result, target)
  if (keep) await removeExpired(target, keep)
}

function readArguments(args: string[], { BACKUP_URL }: Env) {
  const { values, positionals } = parseCommandLine(USAGE, () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, recipient: { type: 'string', multiple: true } },
    }),
  )
  const [address = BACKUP_URL, ...others] = positionals
  if (address === '' || others.length > 0) throw new StartError(`Name one place of archives. Usage: ${USAGE}`)
  return {
    address,
    keep: values.keep === undefined ? undefined : parseKeepRule(values.keep),
    recipients: values.recipient ?? [],
  }
}

function report({ name, files, bytes, deleted, lost }: BackupResult, target: ArchiveStore): void {
  console.log(`${name} in ${target.name}: the database and ${files} files, ${formatMegabytes(bytes)}.`)
  if (deleted.length > 0) console.log(`${deleted.length} files were deleted while the backup ran.`)
  if (lost.length === 0) return
  console.warn(
    `${lost.length} files are missing in the store, though rows name them. The archive lists them in end.json.`,
  )
}

async function removeExpired(target: ArchiveStore, keep: KeepRule): Promise<void> {
  const expired = selectExpired(await target.list(), keep)
  for (const name of expired) await target.remove(name)
  if (expired.length > 0) console.log(`${expired.length} older archives deleted.`)
}
