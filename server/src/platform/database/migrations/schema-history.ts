import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartError } from '../../process/env.ts'

/** Marks a migration that removes something, with the migration of the release that stopped using it. */
export const CONTRACT_MARK = /^-- contract: since (\w+)$/m

/**
 * Throws StartError if this build can't use the schema of the database. An earlier build created it, another
 * branch changed it, or a newer release removed parts that this build uses. See docs/recipes/change-the-schema.md.
 */
export async function checkHistory(
  client: pg.Client,
  files: MigrationMeta[],
  log: (line: string) => void,
): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (tables[0]?.name === null) return
  const { rows } = await client.query<{ hash: string; at: number }>(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at',
  )
  if (rows[0] && rows[0].hash !== files[0]?.hash)
    throw new StartError(
      'The database was made by an earlier build, before version 1.0, and can not be brought up to date. Export its tables in the back office of that build, and import them into an empty database.',
    )
  const known = new Set(files.map(({ folderMillis }) => folderMillis))
  const newest = Math.max(...known)
  const unknown = rows.filter(({ at }) => !known.has(at))
  if (unknown.some(({ at }) => at < newest))
    throw new StartError(
      'The database was changed by a build that is neither older nor newer than this one. Start that build, or restore a backup made before it.',
    )
  if (unknown.length === 0) return
  if ((await readOldestSchema(client)) > newest)
    throw new StartError(
      'A newer release has removed parts of the database that this release uses. Start the newer release, or restore a backup made before it.',
    )
  log(`A newer release has extended the database (${unknown.length} migrations). This release can use it.`)
}

/** Returns the time of the oldest migration that a build must have to use the database. 0 if every build can. */
async function readOldestSchema(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.oldest_schema') as name`)
  if (tables[0]?.name === null) return 0
  const { rows } = await client.query('select max(created_at)::float8 as at from drizzle.oldest_schema')
  return rows[0]?.at ?? 0
}

/** Stores for older builds which migration they need, once a migration has removed something. */
export async function storeOldestSchema(client: pg.Client, folder: string): Promise<void> {
  const oldest = findOldestSchema(folder)
  if (oldest === 0) return
  await client.query('create table if not exists drizzle.oldest_schema (created_at bigint primary key)')
  await client.query('insert into drizzle.oldest_schema values ($1) on conflict do nothing', [oldest])
}

function findOldestSchema(folder: string): number {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const times = new Map(entries.map(({ tag, when }) => [tag, when]))
  const needed = entries.map(({ tag }) => {
    const since = CONTRACT_MARK.exec(readFileSync(join(folder, `${tag}.sql`), 'utf8'))?.[1]
    return since === undefined ? 0 : (times.get(since) ?? 0)
  })
  return Math.max(0, ...needed)
}
