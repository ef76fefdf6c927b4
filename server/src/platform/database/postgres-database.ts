import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../process/env.ts'
import { type Database, migrationsFolder } from './database.ts'
import { keepTraces, measureStatements } from './measured-statements.ts'
import { listenOnConnection } from './postgres-listener.ts'

/** Arbitrary number that only this product uses. It lets one process migrate at a time. */
const MIGRATION_LOCK = 7_265_001

/** Connections of one process, wait for a connection, and statement timeout, in milliseconds. */
const POOL = { max: 10, connectionTimeoutMillis: 5000, statement_timeout: 120_000 }

/**
 * Connects to a PostgreSQL server, 15 or newer. Rejects if it does not answer. A limit of 0 means no limit.
 */
export async function openPostgres(
  connectionString: string,
  limits: Partial<typeof POOL> = {},
): Promise<Database> {
  const pool = new pg.Pool({ connectionString, ...POOL, ...limits })
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks in a transaction. The caller gets the error from its own statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', measureStatements)
  keepTraces(pool)
  const orm = drizzle(pool, { casing: 'snake_case' })
  await orm.execute(sql`select 1`)
  return {
    alone: false,
    orm,
    migrate: () => migrateAlone(pool),
    listen: (channel, listener) => listenOnConnection(connectionString, channel, listener),
    queueOptions: { connectionString, max: 4 },
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Migrating a large table takes long, and so may another process that migrates.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await rejectOtherBaseline(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release(true)
  }
}

/** Throws StartError if the first migration is not ours: an earlier build created the tables. */
async function rejectOtherBaseline(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (tables[0]?.name === null) return
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id limit 1')
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (rows.length > 0 && rows[0].hash !== baseline?.hash)
    throw new StartError(
      'The database was made by an earlier build, before version 1.0, and can not be brought up to date. Export its tables in the back office of that build, and import them into an empty database.',
    )
}
