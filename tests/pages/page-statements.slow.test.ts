import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskStorage } from '@rapport/server/platform/storage/disk-storage'
import { seedDatabase } from '@rapport/server/seed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { countPageStatements } from './count-page-statements.ts'

let test: TestDatabase
let directory: string

beforeAll(async () => {
  test = await openTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'rapport-statements-'))
  await seedDatabase(test.database.orm, openDiskStorage(directory), smallSeedContent)
})
afterAll(async () => {
  await test.drop()
  await rm(directory, { recursive: true, force: true })
})

// Five statements load the layout and redirects of every page. The home page reads ten tables.
it.each([
  ['a product page', '/catalog/trikotaj/polo/', 11],
  ['a group page', '/catalog/futbolki/trikotaj/', 10],
  ['the home page', '/', 18],
  ['the blog', '/blog/', 9],
  ['a post', '/blog/sitec/', 9],
  ['the catalog', '/catalog/', 11],
  ['a text page', '/policy/', 9],
])('%s runs a limited number of statements', async (_title, path, most) => {
  expect((await countPageStatements(test.database, [path]))[path]).toBeLessThanOrEqual(most)
})

it('a product page of a city runs at most 12 statements', async () => {
  const path = '/catalog/trikotaj/polo/'
  const counts = await countPageStatements(test.database, [path], 'http://tula.localhost:3000')
  expect(counts[path]).toBeLessThanOrEqual(12)
})
