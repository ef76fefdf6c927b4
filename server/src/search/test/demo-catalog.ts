import { readDemoContent } from '@rapport/seed/test/demo-content'
import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { afterAll, beforeAll, describe } from 'vitest'
import { insertPicture } from '../../../test/content/insert-picture.ts'
import { testPicture } from '../../../test/content/test-picture.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { seedGoods, seedPages } from '../../seed.ts'
import { buildIndex } from '../index/index-sync.ts'

/** Fills a database with all searchable demo content, without pictures. */
async function seedDemoCatalog(orm: Orm): Promise<void> {
  await seedDemoPages(orm)
  await seed(orm, await readDemoContent())
}

/** Fills a database with the demo pages that answer questions. */
export async function seedDemoPages(orm: Orm): Promise<void> {
  const content = withoutDocuments(await readDemoContent())
  const id = await insertPicture(orm)
  await orm.transaction((tx) => seedPages(tx, content, testPicture, async () => id))
}

/** Fills a database with some groups and posts of the demo content, and the prices of the groups' items. */
export async function seedDemoPart(orm: Orm, groupsAndPosts: readonly string[]): Promise<void> {
  const content = await readDemoContent()
  const slugs = new Set(groupsAndPosts)
  const catalog = content.catalog.filter(({ slug, parent }) => {
    if (parent !== null && slugs.has(parent)) slugs.add(slug)
    return slugs.has(slug)
  })
  const priceGroups = content.priceGroups
    .map((group) => ({ ...group, items: group.items.filter((slug) => slugs.has(slug)) }))
    .filter(({ items }) => items.length > 0)
  await seed(orm, {
    ...content,
    catalog,
    priceGroups,
    posts: content.posts.filter(({ slug }) => slugs.has(slug)),
  })
}

async function seed(orm: Orm, content: SeedContent): Promise<void> {
  const id = await insertPicture(orm)
  await orm.transaction((tx) => seedGoods(tx, content, testPicture, async () => id))
}

const withoutDocuments = (content: SeedContent): SeedContent => ({
  ...content,
  textPages: content.textPages.map((page) => ({ ...page, document: null })),
  licenses: content.licenses.map((license) => ({ ...license, document: null })),
})

/** Runs the tests on a database; all tests of one title share its demo content and index, and their writes. */
export function describeOnDemoCatalog(title: string, tests: (database: () => Database) => void): void {
  describe(title, () => {
    let opened: TestDatabase
    beforeAll(async () => {
      opened = await openTestDatabase()
      await seedDemoCatalog(opened.database.orm)
      await buildIndex(opened.database.orm)
    })
    afterAll(() => opened.drop())
    tests(() => opened.database)
  })
}
