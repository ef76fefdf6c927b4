import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../process/env.ts'
import { type Database, migrationsFolder } from './database.ts'
import { listenOnConnection } from './postgres-listener.ts'

/** Any number that only this product takes: one process migrates at a time. */
const MIGRATION_LOCK = 7_265_001

/** Connections of one process, how long a query waits for one, and how long a statement may take then. */
const POOL = { max: 10, connectionTimeoutMillis: 5000, statement_timeout: 120_000 }

/** Connects to a PostgreSQL server, 15 or newer. Rejects when it does not answer. A limit of 0 is none. */
export async function openPostgres(
  connectionString: string,
  limits: Partial<typeof POOL> = {},
): Promise<Database> {
  const pool = new pg.Pool({ connectionString, ...POOL, ...limits })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks in a transaction: whoever asks it is told by its own statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const orm = drizzle(pool, { casing: 'snake_case' })
  await orm.execute(sql`select 1`)
  return {
    alone: false,
    orm,
    migrate: () => migrateAlone(pool),
    listen: (channel, onNotify) => listenOnConnection(connectionString, channel, onNotify),
    queueOptions: { connectionString, max: 4 },
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A large table takes its time, and so does another process that migrates meanwhile.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await rejectOtherBaseline(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release(true)
  }
}

/** Throws StartError where the first migration of the database is not ours: its tables were made by an earlier build. */
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
