import { createApi } from '@rapport/server/http/endpoints/in-process-api'
import { siteOpening } from '@rapport/server/opening/tables'
import { queryRows } from '@rapport/server/platform/database/sql-arrays'
import { openSite } from '@rapport/site/open-site'
import type { Site } from '@rapport/site/site'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countStatements } from '../../server/test/count-statements.ts'
import { type DemoApp, openDemoApp } from '../support/demo-app.ts'

const BASE = 'http://localhost:3000'
const PATHS = [
  '/',
  '/catalog/',
  '/catalog/trikotaj/futbolki-i-polo/',
  '/catalog/futbolki-i-polo/polo/',
  '/catalog/odejda/',
  '/blog/',
  '/blog/len-v-iyule-i-v-yanvare/',
  '/contacts/city-6/',
  '/help/',
  '/sitemap/',
]

let test: DemoApp
let site: Site

beforeAll(async () => {
  site = await openSite()
  test = await openDemoApp()
})
afterAll(() => test.close())

const getCached = async (path: string) => (await test.app.inject({ url: path })).body

/** Renders a page without any cache. */
async function renderFresh(path: string): Promise<string> {
  const { orm } = countStatements(test.database)
  const { counters, mapsKey } = test.app.pageSettings
  const response = await site.renderPage(new Request(`${BASE}${path}`), {
    api: createApi(orm, BASE, () => new Date()),
    origin: BASE,
    base: BASE,
    mapsKey,
    counters,
    year: new Date().getFullYear(),
    reportError() {},
  })
  return response.status === 200 ? response.text() : `${response.status}`
}

/** Tables of content. Whether the site is open changes who sees its pages, not what they show. */
const listTables = () =>
  queryRows<{ name: string; columns: string[] }>(
    test.database.orm,
    sql`select table_name as name, array_agg(column_name::text) filter (
        where data_type in ('text', 'integer', 'double precision', 'boolean') and is_identity = 'NO'
          and is_generated = 'NEVER') as columns
      from information_schema.columns where table_schema = 'public' and table_name in (
        select relname from pg_trigger join pg_class relation on relation.oid = tgrelid
        where tgname = 'content_changed')
        and table_name <> ${getTableName(siteOpening)}
      group by table_name order by table_name`,
  )

/** Changes a column of the first row as constraints allow. Returns whether a row has changed. */
async function changeColumn(table: string, column: string): Promise<boolean> {
  const [name, key] = [sql.identifier(table), sql.identifier(column)]
  for (const value of [sql`${key} || 'Ж'`, sql`${key} + 1`, sql`not ${key}`]) {
    try {
      const { rowCount } = (await test.database.orm.execute(
        sql`update ${name} set ${key} = ${value} where ctid = (select ctid from ${name} limit 1)`,
      )) as unknown as { rowCount: number }
      return rowCount > 0
    } catch {
      // Another type, or a constraint.
    }
  }
  return false
}

it('every cached page is the same as a page rendered without a cache, after a change of each column of content', async () => {
  for (const path of PATHS) await getCached(path)
  const tables = await listTables()
  expect(tables.length).toBeGreaterThan(30)
  let effects = 0
  let before = await Promise.all(PATHS.map(renderFresh))
  for (const { name, columns } of tables) {
    for (const column of columns ?? []) if (!(await changeColumn(name, column))) continue
    const fresh = await Promise.all(PATHS.map(renderFresh))
    if (fresh.some((html, index) => html !== before[index])) effects += 1
    before = fresh
    for (const [index, path] of PATHS.entries())
      if (fresh[index] !== '404' && fresh[index] !== '301')
        await vi.waitFor(
          async () => expect((await getCached(path)) === fresh[index], `${path} after ${name}`).toBe(true),
          { timeout: 5000 },
        )
  }
  expect(effects).toBeGreaterThan(15)
}, 180_000)
