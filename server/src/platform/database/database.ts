import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** Drizzle over the database, and over a transaction of it. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** PostgreSQL: the one that the packages bring along, or a server. */
export interface Database {
  /** Whether this process is the only one that uses it: whatever was under way when it starts was cut off. */
  alone: boolean
  orm: Orm
  /** Brings the schema up to date; safe to repeat and to run from several processes at once. */
  migrate(): Promise<void>
  /**
   * Calls back with the payload of each NOTIFY on the channel, and with `undefined` when notifications may
   * have been missed (the connection was lost and is back). Gives a function that stops listening.
   */
  listen(channel: string, onNotify: (payload: string | undefined) => void): Promise<() => Promise<void>>
  /** How the job queue reaches this database. */
  queueOptions: ConstructorOptions
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Directory of the SQL migrations. */
export const migrationsFolder = new URL('../../../migrations', import.meta.url).pathname
