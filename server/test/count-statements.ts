import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Orm } from '../src/platform/database/database.ts'

/** The same database, asked through an ORM that counts its statements. */
export interface CountedOrm {
  orm: Orm
  /** Returns how many there were since it was asked last. */
  takeCount(): number
}

/** Creates it on the connections that the database has. */
export function countStatements({ orm }: Database): CountedOrm {
  let count = 0
  const logger = {
    logQuery() {
      count += 1
    },
  }
  const { $client } = orm as Orm & { $client: pg.Pool }
  return {
    orm: drizzle($client, { casing: 'snake_case', logger }),
    takeCount() {
      const taken = count
      count = 0
      return taken
    },
  }
}
