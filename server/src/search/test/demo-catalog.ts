import { readContent } from '@rapport/seed/read-content'
import { afterAll, beforeAll, describe } from 'vitest'
import { databaseKinds, type TestDatabase } from '../../../test/each-database.ts'
import { testPicture } from '../../../test/test-picture.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { seedGoods } from '../../seed.ts'
import { buildIndex } from '../index/index-sync.ts'

/** Fills a database with everything of the demo content that can be found, without its pictures. */
export async function seedDemoCatalog(orm: Orm): Promise<void> {
  const factory = await readContent()
  await orm.transaction((tx) => seedGoods(tx, factory, testPicture, async (file) => testPicture(file)))
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
