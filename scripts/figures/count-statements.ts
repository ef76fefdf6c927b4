import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskStorage } from '@rapport/server/platform/storage/disk-storage'
import { buildIndex } from '@rapport/server/search/index/index-sync'
import { search } from '@rapport/server/search/queries'
import { seedDatabase } from '@rapport/server/seed'
import { buildApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { countStatements } from '../../server/test/count-statements.ts'
import { ajax, validFields } from '../../server/test/order-form.ts'
import { openScratchDatabase } from '../../server/test/scratch-database.ts'
import { countPageStatements } from '../../tests/pages/count-page-statements.ts'

const PRODUCT = '/catalog/trikotaj/polo/'

/** Counts the SQL statements of a page, a search and an order on a small factory. Needs a build of the site. */
export async function countFlowStatements(): Promise<Record<string, number>> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-figures-'))
  const database = await openScratchDatabase()
  await seedDatabase(database.orm, openDiskStorage(directory), smallSeedContent)
  await buildIndex(database.orm)
  const { orm, takeCount } = countStatements(database)
  const pages = await countPageStatements(database, [PRODUCT, '/'])
  takeCount()
  await search(orm, 'футблока', new Date())
  const searched = takeCount()
  const { app, close } = await buildApp({ ...database, orm })
  takeCount()
  const payload = { ...validFields, policy: '1' }
  await app.inject({ method: 'POST', url: '/api/v1/send-order-mail', headers: ajax, payload })
  const ordered = takeCount()
  await close()
  await database.close()
  rmSync(directory, { recursive: true })
  return {
    'product page': pages[PRODUCT] ?? 0,
    'home page': pages['/'] ?? 0,
    search: searched,
    order: ordered,
  }
}
