import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Orm } from '../src/platform/database/database.ts'

/** Database whose ORM counts its statements. */
export interface CountedOrm {
  orm: Orm
  /** Returns the number of statements since the last call. */
  takeCount(): number
}

/** Creates a counting ORM on the connections of the database. */
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
