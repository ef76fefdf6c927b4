import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from '../database.ts'

export interface Migration {
  sql: string[]
  folderMillis: number
  hash: string
}

/** Returns the migrations of this build, the first one first. */
export const listOwnMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder })

/**
 * Applies migrations in the caller's transaction, and records them where the start of the site looks for
 * them.
 */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
