import type pg from 'pg'
import { MANIFEST_NAME } from '../platform/archive/archive-format.ts'
import { formatArchiveName } from '../platform/archive/archive-name.ts'
import type { ArchiveStore } from '../platform/archive/archive-store.ts'
import { createEncryption } from '../platform/archive/encryption.ts'
import { type ArchiveTotals, type ArchiveWriter, writeArchive } from '../platform/archive/write-archive.ts'
import { withClient } from '../platform/database/copy/client.ts'
import { copyOut } from '../platform/database/copy/copy-rows.ts'
import { jobRows, listJobTables } from '../platform/database/copy/job-queue.ts'
import { quote, startSnapshot } from '../platform/database/copy/snapshot.ts'
import { StartError } from '../platform/process/env.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { copyFiles } from './copy-files.ts'
import { findMissingFiles, type MissingFiles, noteKnownFiles } from './known-files.ts'
import { ARCHIVE_FORMAT, type Manifest, rowsName } from './manifest.ts'

export interface BackupDeps {
  /** URL of the database, which may be in use. */
  databaseUrl: string
  storage: Storage
  target: ArchiveStore
  /** Version of the product. */
  version: string
  /** Public keys. Without one the archive is not encrypted. */
  recipients: readonly string[]
  now: Date
  /** Ends the backup early. Nothing of the archive is kept. */
  signal: AbortSignal
}

export interface BackupResult extends ArchiveTotals, MissingFiles {
  name: string
  files: number
}

/**
 * Writes an archive of the database and its files while the site runs. All rows are read in one
 * snapshot. A file is stored before its row and never changes, so files are copied after the rows.
 */
export async function createBackup(deps: BackupDeps): Promise<BackupResult> {
  const { databaseUrl, target, recipients, now } = deps
  const encrypt = await createEncryption(recipients)
  const name = formatArchiveName(now, recipients.length > 0)
  await target.prepare()
  return withClient(databaseUrl, async (client) => {
    const manifest = await readManifest(client, deps)
    const copied = { files: 0, deleted: [] as string[], lost: [] as string[] }
    const totals = await writeArchive(
      async (bytes) => target.write(name, await encrypt(bytes)),
      async (archive) => {
        await addRows(archive, client, manifest)
        copied.files = await copyFiles(archive, client, deps.storage)
        await withClient(databaseUrl, async (current) => {
          Object.assign(copied, await findMissingFiles(client, current))
        })
        return copied
      },
      deps.signal,
    )
    return { name, ...totals, ...copied }
  })
}

async function readManifest(client: pg.Client, { version, now }: BackupDeps): Promise<Manifest> {
  const { tables, sequences, migrations } = await startSnapshot(client)
  if (migrations.length === 0)
    throw new StartError('The database has no tables of Rapport yet. Start the site first.')
  return {
    product: 'rapport',
    format: ARCHIVE_FORMAT,
    version,
    takenAt: now.toISOString(),
    schema: migrations.length,
    migrations,
    tables,
    sequences,
    jobs: await listJobTables(client),
  }
}

async function addRows(archive: ArchiveWriter, client: pg.Client, manifest: Manifest): Promise<void> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1))
  await archive.add(MANIFEST_NAME, text.length, text)
  const add = async (folder: 'database' | 'jobs', name: string, source: string) => {
    let part = 0
    for await (const rows of copyOut(client, source)) {
      part += 1
      await archive.add(rowsName(folder, name, part), rows.length, rows)
    }
  }
  for (const { name, columns } of manifest.tables)
    await add('database', name, `${quote(name)} (${columns.map(quote).join(', ')})`)
  for (const table of manifest.jobs) await add('jobs', table.name, jobRows(table))
  await noteKnownFiles(client)
}
