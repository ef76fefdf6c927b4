import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Env, StartError } from '../process/env.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres-database.ts'
import { queryRows } from './sql-arrays.ts'

/** Oldest supported major version of PostgreSQL. */
const OLDEST_POSTGRES = 15
/** Milliseconds in which a notification arrives on any working connection. */
const NOTIFICATION_MS = 2000

/** Opens the database of DATABASE_URL. Throws StartError if it does not answer or can't be used. */
export async function openExternal({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): Promise<Database> {
  const directUrl = DATABASE_DIRECT_URL || DATABASE_URL
  const database = await openPostgres(DATABASE_URL, { directUrl }).catch(noAnswer('DATABASE_URL'))
  try {
    await requireVersion(database)
    await requireNotifications(database, DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

const noAnswer = (variable: string) => (error: Error) => {
  // A query error holds the error of the server as its cause.
  const { message, name } = error.cause instanceof Error ? error.cause : error
  const advice = message.includes('startup parameter')
    ? 'Add statement_timeout to ignore_startup_parameters of PgBouncer, and set it for the role: see ops/several-processes.md.'
    : `Start it, or unset ${variable}.`
  throw new StartError(`The PostgreSQL server of ${variable} does not answer (${message || name}). ${advice}`)
}

/** Throws StartError if the server is older than `oldest`. */
export async function requireVersion({ orm }: Database, oldest = OLDEST_POSTGRES): Promise<void> {
  const [row] = await queryRows<{ version: string; major: number }>(
    orm,
    sql`select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major`,
  )
  if (row && row.major < oldest)
    throw new StartError(
      `The PostgreSQL server of DATABASE_URL has version ${row.version}, and ${oldest} is the oldest that works. Upgrade it, or set DATABASE_URL to another server.`,
    )
}

/**
 * Throws StartError if a notification does not arrive. Behind a pooler in transaction mode LISTEN succeeds and
 * hears nothing, and session locks hold nothing. The notification is sent over the pool: a connection may hear
 * its own even there.
 */
export async function requireNotifications(
  database: Pick<Database, 'listen' | 'orm'>,
  variable: string,
  timeoutMs = NOTIFICATION_MS,
): Promise<void> {
  const payload = randomUUID()
  const channel = `start_${payload}`
  const { promise: arrived, resolve } = Promise.withResolvers<boolean>()
  const stop = await database
    .listen(channel, { onNotify: (text) => text === payload && resolve(true), onMissed: () => undefined })
    .catch(noAnswer(variable))
  const timer = setTimeout(() => resolve(false), timeoutMs)
  try {
    await database.orm.execute(sql`select pg_notify(${channel}, ${payload})`)
    if (await arrived) return
  } finally {
    clearTimeout(timer)
    await stop()
  }
  throw new StartError(
    `Notifications of the database do not arrive over ${variable}: it leads to a pooler in transaction mode, such as PgBouncer, or to another database than DATABASE_URL. Set DATABASE_DIRECT_URL to the same database on the PostgreSQL server itself. DATABASE_URL may lead through the pooler.`,
  )
}
