import type pg from 'pg'
import { withClient } from '../platform/database/copy/client.ts'
import { addJobs, createIncomingJobs, createJobQueue } from '../platform/database/copy/job-queue.ts'
import { relaxSchema } from '../platform/database/copy/relaxed-schema.ts'
import { applyMigrations } from '../platform/database/copy/schema-migrations.ts'
import { quote } from '../platform/database/copy/snapshot.ts'
import {
  findUnfinishedRestore,
  markUnfinishedRestore,
  unmarkUnfinishedRestore,
} from '../platform/database/restores/unfinished-restore.ts'
import { StartError } from '../platform/process/env.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type CheckedArchive, checkArchive, type OpenArchive } from './check-archive.ts'
import { type Manifest, splitMigrations } from './manifest.ts'
import { restoreEntries } from './restore-entries.ts'
import { createFileRestore, removeAllFiles } from './restore-files.ts'
import { claimTarget } from './restore-target.ts'

export interface RestoreDeps {
  open: OpenArchive
  databaseUrl: string
  storage: Storage
  /** Name of the store without secrets. */
  storeName: string
  /** Whether the store may have files. Those of the archive that it lacks are added. */
  keepFiles: boolean
  /** Directory for one file at a time, on the disk of the store if that is a directory. */
  temporary: string
  version: string
  now: Date
  /** Ends the restore early. The target is emptied. */
  signal: AbortSignal
  /** Throws if the store has no room for so many bytes. */
  requireSpace(bytes: number): Promise<void>
}

export interface RestoreResult extends CheckedArchive {
  /** Tables of the archive that are not the product's. */
  leftOut: string[]
}

/**
 * Restores an archive into an empty database and store. The rows are written in one transaction. If it fails,
 * the target is empty again. If the process is killed, a mark keeps the site from starting, and the next
 * restore empties the target. Throws ArchiveError or StartError before anything is written if it can't start.
 */
export async function restoreBackup(deps: RestoreDeps): Promise<RestoreResult> {
  const { databaseUrl, keepFiles, storeName, version, signal } = deps
  const checked = await checkArchive(deps.open, version, signal)
  await deps.requireSpace(checked.fileBytes)
  return withClient(databaseUrl, async (client) => {
    await claimTarget(client, deps)
    await markUnfinishedRestore(client, keepFiles ? '' : storeName)
    const leftOut = await restoreInTransaction(client, checked.manifest, deps).catch(async (error: Error) => {
      // The connection may have broken after the commit.
      if (await cleanUp(deps, error)) throw error
      return []
    })
    // Only for the planner, so it may fail.
    await client.query('analyze').catch(() => undefined)
    return { ...checked, leftOut }
  })
}

/** Empties the target after an error. Returns false if the restore is complete all the same. */
async function cleanUp({ databaseUrl, keepFiles, storage }: RestoreDeps, error: Error): Promise<boolean> {
  try {
    return await withClient(databaseUrl, async (client) => {
      if ((await findUnfinishedRestore(client)) === undefined) return false
      if (!keepFiles) await removeAllFiles(storage)
      await unmarkUnfinishedRestore(client)
      return true
    })
  } catch {
    throw new StartError(
      `The restore failed (${error.message}), and its target could not be emptied. Run it again: it empties the target first.`,
    )
  }
}

async function restoreInTransaction(
  client: pg.Client,
  manifest: Manifest,
  { open, storage, temporary, keepFiles, now, signal }: RestoreDeps,
): Promise<string[]> {
  const { earlier, later } = splitMigrations(manifest)
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await applyMigrations(client, earlier)
    const schema = await relaxSchema(client)
    await createJobQueue(client)
    for (const table of manifest.jobs) await createIncomingJobs(client, table)
    const leftOut = await restoreEntries(open, client, manifest, {
      tables: new Set(schema.tables.map(({ name }) => name)),
      putFile: await createFileRestore(storage, temporary, keepFiles),
      signal,
    })
    for (const table of manifest.jobs) await addJobs(client, table)
    for (const { name, value } of manifest.sequences)
      await client.query(
        'select setval(to_regclass($1::text), $2::bigint) where to_regclass($1::text) is not null',
        [quote(name), value],
      )
    await schema.tighten()
    await applyMigrations(client, later)
    await client.query('insert into restores (taken_at, restored_at) values ($1, $2)', [
      manifest.takenAt,
      now,
    ])
    await unmarkUnfinishedRestore(client)
    await client.query('commit')
    return leftOut
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
