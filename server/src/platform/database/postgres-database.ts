import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { keepTraces, measureStatements } from './measured-statements.ts'
import { migrateAlone } from './migrations/migrate.ts'
import { listenOnConnection } from './postgres-listener.ts'
import { noteStatement } from './reads/recorded-reads.ts'

/** Connections of one process, wait for a connection, and statement timeout, in milliseconds. */
const POOL = { max: 10, connectionTimeoutMillis: 5000, statement_timeout: 120_000 }

/** `directUrl` leads past a pooler: for migrations, jobs and notifications. A limit of 0 means no limit. */
export interface PostgresOptions extends Partial<typeof POOL> {
  directUrl?: string
}

/** Connects to a PostgreSQL server, 15 or newer. Rejects if it does not answer. */
export async function openPostgres(
  connectionString: string,
  { directUrl = connectionString, ...limits }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({ connectionString, ...POOL, ...limits })
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks in a transaction. The caller gets the error from its own statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', measureStatements)
  keepTraces(pool)
  const orm = drizzle(pool, { casing: 'snake_case', logger: { logQuery: noteStatement } })
  await orm.execute(sql`select 1`)
  return {
    alone: false,
    orm,
    migrate: (log = () => undefined) => migrateAlone(directUrl, log),
    listen: (channel, listener) => listenOnConnection(directUrl, channel, listener),
    queueOptions: { connectionString: directUrl, max: 4 },
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}
