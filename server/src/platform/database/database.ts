import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** Drizzle over the database or over a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface NotificationListener {
  /** Called with the payload of each NOTIFY. */
  onNotify(payload: string): void
  /** Called after the connection was lost and restored: notifications may have been missed. */
  onMissed(): void
}

/** PostgreSQL: the embedded server of the npm packages, or an external server. */
export interface Database {
  /** Whether no other process uses the database. Then work that was under way at the start was cut off. */
  alone: boolean
  orm: Orm
  /** Brings the schema up to date. Safe to repeat and to run from several processes: one migrates, the others wait. */
  migrate(log?: (line: string) => void): Promise<void>
  /** Listens on a channel. Returns a function that stops listening. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>
  /** Options that connect the job queue to this database. */
  queueOptions: ConstructorOptions
  /** Returns the connections of the pool, and the callers that wait for one. */
  poolState(): { total: number; idle: number; waiting: number }
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Directory of the SQL migrations. */
export const migrationsFolder = new URL('../../../migrations', import.meta.url).pathname
