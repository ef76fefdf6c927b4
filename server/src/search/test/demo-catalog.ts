import { readContent } from '@rapport/seed/read-content'
import { afterAll, beforeAll, describe } from 'vitest'
import { databaseKinds, type TestDatabase } from '../../../test/each-database.ts'
import { loadPosts } from '../../blog/commands.ts'
import { linkPriceGroups, loadCatalog } from '../../catalog/commands.ts'
import { loadMaterials } from '../../materials/commands.ts'
import type { Database, Orm } from '../../platform/database.ts'
import { loadPriceGroups } from '../../prices/commands.ts'
import { buildIndex } from '../index/index-sync.ts'

/** Fills a database with everything of the demo content that can be found, without its pictures. */
export async function seedDemoCatalog(orm: Orm): Promise<void> {
  const factory = await readContent()
  const address = (name: string) => `/media/${name}.svg`
  await orm.transaction(async (tx) => {
    const materialIds = await loadMaterials(tx, factory.materials, address)
    const groupIds = await loadPriceGroups(tx, factory.priceGroups, materialIds)
    const itemIds = await loadCatalog(tx, factory.catalog, address)
    await linkPriceGroups(tx, factory.priceGroups, itemIds, groupIds)
    await loadPosts(tx, factory.posts, address)
  })
}

/** Runs the tests on each kind of database; all tests of one title share its demo content and index, and what they write. */
export function describeOnDemoCatalog(title: string, tests: (database: () => Database) => void): void {
  describe.each(databaseKinds())(`${title}, on $name`, ({ open }) => {
    let opened: TestDatabase
    beforeAll(async () => {
      opened = await open()
      await seedDemoCatalog(opened.database.orm)
      await buildIndex(opened.database.orm)
    })
    afterAll(() => opened.drop())
    tests(() => opened.database)
  })
}
