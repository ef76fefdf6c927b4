import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder, type Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { type Check, found } from '../check-deps.ts'

const OLDEST_VERSION = 15

/** Checks version and encoding. The product needs no extension. */
export const checkDatabase: Check = async ({ orm, env }) => {
  if (!orm) return []
  const [row] = await queryRows<{ version: string; number: number; encoding: string }>(
    orm,
    sql`select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`,
  )
  const { version = '', number = 0, encoding = '' } = row ?? {}
  const short = version.split(' ', 1)[0] ?? ''
  if (number < OLDEST_VERSION * 10_000)
    return [found('database-too-old', { version: short, needed: OLDEST_VERSION })]
  if (encoding !== 'UTF8') return [found('database-encoding', { encoding })]
  return [found('database-ok', { version: short, place: env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR' })]
}

/** Compares the migrations of this build with those of the database. */
export const checkMigrations: Check = async ({ orm }) => {
  if (!orm) return [found('migrations-unchecked')]
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const applied = await listApplied(orm)
  if (applied.length > 0 && applied[0] !== ours[0]) return [found('migrations-foreign')]
  const newer = applied.filter((hash) => !ours.includes(hash)).length
  if (newer > 0) return [found('migrations-newer', { count: newer })]
  const pending = ours.filter((hash) => !applied.includes(hash)).length
  return [
    pending > 0
      ? found('migrations-pending', { count: pending })
      : found('migrations-ok', { count: ours.length }),
  ]
}

async function listApplied(orm: Orm): Promise<string[]> {
  const [table] = await queryRows<{ name: string | null }>(
    orm,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table?.name) return []
  const rows = await queryRows<{ hash: string }>(
    orm,
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  )
  return rows.map(({ hash }) => hash)
}
