import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setPrivateUmask } from '../platform/process/data-dir.ts'
import { type Env, readEnv, StartError } from '../platform/process/env.ts'
import { parseS3Url } from '../platform/process/s3-url.ts'
import { freeBytes } from '../platform/storage/disk-space.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { formatMegabytes, parseCommandLine } from './command-line.ts'
import { findArchive } from './open-archive-store.ts'
import { type RestoreResult, restoreBackup } from './restore-backup.ts'
import { openTargetDatabase } from './target-database.ts'

const USAGE = 'npm run restore -- <archive> [--identity FILE] [--keep-files]'

/** Restores an archive into the environment's empty database and store, and prints a report. Throws StartError. */
export async function runRestore(
  args: string[],
  variables: Record<string, string | undefined>,
  version: string,
  signal: AbortSignal,
): Promise<void> {
  setPrivateUmask()
  const { address, identity, keepFiles } = readArguments(args)
  const env = readEnv(variables)
  const open = await findArchive(address, identity)
  await using database = await openTargetDatabase(env)
  const { dataDir } = database
  const result = await restoreBackup({
    open,
    databaseUrl: database.url,
    storage: await openStorage(env, dataDir),
    storeName: nameStore(env, dataDir),
    keepFiles,
    temporary: join(dataDir, 'incoming'),
    version,
    now: new Date(),
    signal,
    requireSpace: env.STORAGE_URL ? async () => undefined : (bytes) => requireSpace(dataDir, bytes),
  })
  report(result)
}

function readArguments(args: string[]) {
  const { values, positionals } = parseCommandLine(USAGE, () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { identity: { type: 'string' }, 'keep-files': { type: 'boolean', default: false } },
    }),
  )
  const [address, ...others] = positionals
  if (!address || others.length > 0) throw new StartError(`Name one archive. Usage: ${USAGE}`)
  return { address, identity: values.identity, keepFiles: values['keep-files'] }
}

function nameStore({ STORAGE_URL }: Env, dataDir: string): string {
  const s3Url = parseS3Url(STORAGE_URL)
  return s3Url ? `${s3Url.bucket}/${s3Url.prefix} at ${s3Url.endpoint}` : join(dataDir, 'files')
}

async function requireSpace(directory: string, bytes: number): Promise<void> {
  const free = await freeBytes(directory)
  if (bytes > free)
    throw new StartError(
      `The files of the archive need ${formatMegabytes(bytes)}, and ${directory} has ${formatMegabytes(free)} free. Nothing was restored.`,
    )
}

function report({ manifest, files, leftOut }: RestoreResult): void {
  console.log(`Restored the database of ${manifest.takenAt} and ${files} files.`)
  if (leftOut.length > 0)
    console.warn(`Tables that Rapport does not have were left out: ${leftOut.join(', ')}.`)
  console.log('Files that no row names are kept until an owner confirms the restore in the back office.')
}
