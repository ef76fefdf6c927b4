import type pg from 'pg'
import { listTables } from '../platform/database/copy/snapshot.ts'
import { MIGRATION_LOCK } from '../platform/database/migrations/migrate.ts'
import { findUnfinishedRestore, UNFINISHED_TABLE } from '../platform/database/restores/unfinished-restore.ts'
import { StartError } from '../platform/process/env.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { hasFiles, removeAllFiles } from './restore-files.ts'

interface RestoreTarget {
  storage: Storage
  storeName: string
  keepFiles: boolean
}

/**
 * Locks an empty target for the client's session, and empties it after a killed restore. Throws StartError if
 * it is in use or not empty.
 */
export async function claimTarget(
  client: pg.Client,
  { storage, storeName, keepFiles }: RestoreTarget,
): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK])
  if (!rows[0].locked)
    throw new StartError('Another process migrates or restores this database. Wait for it, or stop it.')
  const tables = (await listTables(client)).filter(({ name }) => name !== UNFINISHED_TABLE)
  const { rows: schemas } = await client.query(
    `select nspname from pg_namespace where nspname in ('drizzle', 'pgboss')`,
  )
  if (tables.length + schemas.length > 0)
    throw new StartError(
      'The database is not empty. Restore into an empty database: set DATA_DIR to a new directory, or DATABASE_URL to a new database.',
    )
  const killed = await findUnfinishedRestore(client)
  if (killed === storeName) await removeAllFiles(storage)
  else if (!keepFiles && (await hasFiles(storage)))
    throw new StartError(
      `The store ${storeName} is not empty. Restore into an empty store, or add --keep-files to restore the database beside the files that are there.`,
    )
}
