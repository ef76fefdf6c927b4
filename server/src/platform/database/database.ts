import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** Drizzle over the database or over a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** PostgreSQL: the embedded server of the npm packages, or an external server. */
export interface Database {
  /** Whether no other process uses the database. Then work that was under way at the start was cut off. */
  alone: boolean
  orm: Orm
  /** Brings the schema up to date. Safe to repeat and to run from several processes at once. */
  migrate(): Promise<void>
  /**
   * Calls back with the payload of each NOTIFY on the channel. Calls back with `undefined` if notifications
   * may have been missed, after the connection was lost and restored. Returns a function that stops
   * listening.
   */
  listen(channel: string, onNotify: (payload: string | undefined) => void): Promise<() => Promise<void>>
  /** Options that connect the job queue to this database. */
  queueOptions: ConstructorOptions
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Directory of the SQL migrations. */
export const migrationsFolder = new URL('../../../migrations', import.meta.url).pathname
