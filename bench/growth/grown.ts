import { setOpening } from '@rapport/server/opening/commands'
import type { Database } from '@rapport/server/platform/database/database'
import { buildIndex } from '@rapport/server/search/index/index-sync'
import { searchChanges } from '@rapport/server/search/tables'
import { sql } from 'drizzle-orm'
import { createDatabase } from '../../server/test/scratch-database.ts'
import { databaseUrl, type TestServer } from '../../server/test/test-server.ts'
import { generateCatalog } from './catalog.ts'
import { generatePosts } from './posts.ts'

/** A factory with a given number of items and posts, on PostgreSQL. */
export interface Grown {
  items: number
  database: Database
  url: string
  indexMsPerItem: number
}

/** Creates a factory in its own database. */
export async function grow(server: TestServer, items: number): Promise<Grown> {
  const name = `grown_${items}`
  const url = databaseUrl(server.url, name)
  const database = await createDatabase(server, name)
  await generateCatalog(database.orm, items)
  const start = performance.now()
  await buildIndex(database.orm)
  const indexMsPerItem = (performance.now() - start) / items
  // Only calls use posts. Indexing them would only take time.
  await generatePosts(database.orm, items)
  await database.orm.delete(searchChanges)
  await setOpening(database.orm, true, new Date())
  // A server does this by itself a minute later.
  await database.orm.execute(sql`vacuum analyze`)
  return { items, database, url, indexMsPerItem }
}
