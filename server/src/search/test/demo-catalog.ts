import { readContent } from '@rapport/seed/read-content'
import { afterAll, beforeAll, describe } from 'vitest'
import { databaseKinds, type TestDatabase } from '../../../test/each-database.ts'
import { testPicture } from '../../../test/test-picture.ts'
import { toPostSnapshots } from '../../blog/commands.ts'
import { linkPriceGroups, seedCatalog } from '../../catalog/commands.ts'
import { seedEntries } from '../../editing/commands.ts'
import { seedMaterials } from '../../materials/commands.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { seedPriceGroups } from '../../prices/commands.ts'
import { buildIndex } from '../index/index-sync.ts'

/** Fills a database with everything of the demo content that can be found, without its pictures. */
export async function seedDemoCatalog(orm: Orm): Promise<void> {
  const factory = await readContent()
  await orm.transaction(async (tx) => {
    const materialIds = await seedMaterials(tx, factory.materials, testPicture)
    const groupIds = await seedPriceGroups(tx, factory.priceGroups, materialIds)
    const itemIds = await seedCatalog(tx, factory.catalog, testPicture)
    await linkPriceGroups(tx, factory.priceGroups, itemIds, groupIds)
    const posts = toPostSnapshots(factory.posts, testPicture)
    await seedEntries(tx, 'post', posts, async (file) => testPicture(file))
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
