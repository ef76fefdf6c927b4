import type { Database } from '@rapport/server/platform/database/database'
import { openPostgres } from '@rapport/server/platform/database/postgres-database'
import { buildIndex } from '@rapport/server/search/index/index-sync'
import { searchChanges } from '@rapport/server/search/tables'
import { sql } from 'drizzle-orm'
import { databaseUrl, onServer } from '../server/test/global-setup.ts'
import { generateCatalog } from './catalog.ts'
import { generatePosts } from './posts.ts'

/** A factory of so many items and posts, on PostgreSQL. */
export interface Grown {
  items: number
  database: Database
  url: string
  indexMsPerItem: number
}

/** Makes one in a database of its own on a server. */
export async function grow(server: string, items: number): Promise<Grown> {
  const name = `grown_${items}`
  await onServer(server, `create database ${name}`)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url, { statement_timeout: 0 })
  await database.migrate()
  await generateCatalog(database.orm, items)
  const start = performance.now()
  await buildIndex(database.orm)
  const indexMsPerItem = (performance.now() - start) / items
  // Posts are measured in calls alone: to index as many of them again would only take time.
  await generatePosts(database.orm, items)
  await database.orm.delete(searchChanges)
  // What a server does by itself a minute later.
  await database.orm.execute(sql`vacuum analyze`)
  return { items, database, url, indexMsPerItem }
}
