import { setOpening } from '@rapport/server/opening/commands'
import { seedDatabase } from '@rapport/server/seed'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { SOON } from '../../server/test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { openFilledApp } from '../support/open-app.ts'

const PRODUCT = '/catalog/trikotaj/polo/'

let database: TestDatabase
let site: BuiltApp
beforeAll(async () => {
  database = await openTestDatabase()
  const { orm } = database.database
  site = await openFilledApp(database.database, {
    prepare: (storage) => seedDatabase(orm, storage, smallSeedContent, true),
  })
})
afterAll(async () => {
  await site.close()
  await database.drop()
})

const open = (url: string) => site.app.inject({ url, headers: { host: 'localhost:3000' } })
const read = async (url: string) => (await open(url)).body
const robotsOf = async (url: string) => (await open(url)).headers['x-robots-tag']
const run = (statement: string) => database.database.orm.execute(sql.raw(statement))

it('closes a site that starts with the demo factory', async () => {
  expect((await open(PRODUCT)).statusCode).toBe(503)
  await setOpening(database.database.orm, true, new Date())
  await expect.poll(async () => (await open(PRODUCT)).statusCode, SOON).toBe(200)
})

it('keeps pages of the demo factory out of search engines, sitemaps and feeds until they are replaced', async () => {
  for (const path of ['/', PRODUCT, '/policy/'])
    expect([path, await robotsOf(path)]).toEqual([path, 'noindex'])
  expect(await robotsOf('/catalog/')).toBeUndefined()
  const listed = async () => [
    (await read('/sitemap.xml')).includes(PRODUCT),
    (await read('/yml.xml')).includes('<offer '),
  ]
  expect(await listed()).toEqual([false, false])
  await run(`update content_entries set published_version = published_version + 1
    where kind = 'item' and title in ('Поло', 'Трикотаж')`)
  await run(`update catalog_items set summary = summary || '.'`)
  await expect.poll(() => robotsOf(PRODUCT), SOON).toBeUndefined()
  await expect.poll(listed, SOON).toEqual([true, true])
  expect(await robotsOf('/')).toBe('noindex')
})
