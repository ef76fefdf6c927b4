import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type pg from 'pg'
import type { Database, Orm } from '../src/platform/database/database.ts'

/** The same database, asked through an ORM that counts its statements. */
export interface CountedOrm {
  orm: Orm
  /** Returns how many there were since it was asked last. */
  takeCount(): number
}

/** Creates it on the connections that the database has. */
export function countStatements({ kind, orm }: Database): CountedOrm {
  let count = 0
  const config = {
    casing: 'snake_case',
    logger: {
      logQuery() {
        count += 1
      },
    },
  } as const
  const { $client } = orm as Orm & { $client: unknown }
  return {
    orm:
      kind === 'pglite'
        ? drizzlePglite($client as PGlite, config)
        : drizzlePostgres($client as pg.Pool, config),
    takeCount() {
      const taken = count
      count = 0
      return taken
    },
  }
}
