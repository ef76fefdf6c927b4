import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServerApp, type ServerApp } from '../../../../test/server-app.ts'
import { SOON } from '../../../../test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { catalogItems } from '../../../catalog/tables.ts'
import { CONTENT_CHANGED } from '../../../platform/database/content-changes.ts'
import { priceRows } from '../../../prices/tables.ts'

let test: TestDatabase
let server: ServerApp
let rendered: string[] = []
const notifications: string[] = []
let stopListening: () => Promise<void>

/** Starts a site whose pages are JSON of one item. */
beforeAll(async () => {
  test = await openTestDatabase()
  const site: ServerSite = {
    async renderPage(request, { api }) {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const { catalog } = await api.getCatalogItem({ slug: pathname.split('/').at(-2) ?? '' })
      return new Response(JSON.stringify(catalog), { headers: { 'content-type': 'text/html' } })
    },
  }
  server = await openServerApp(test.database, {}, { site })
  const onNotify = (payload: string) => void notifications.push(payload)
  stopListening = await test.database.listen(CONTENT_CHANGED, { onNotify, onMissed() {} })
})
afterAll(async () => {
  await stopListening()
  await server.close()
  await test.drop()
})

type ServerSite = NonNullable<NonNullable<Parameters<typeof openServerApp>[2]>['site']>

const get = async (slug: string) => (await server.app.inject({ url: `/items/${slug}/` })).body

const listSlugs = async () =>
  (await test.database.orm.select({ slug: catalogItems.slug }).from(catalogItems)).map(({ slug }) => slug)

/** Requests all pages until the page of an item shows a text. Returns the paths that were rendered again. */
async function listRendered(slug: string, text: string): Promise<string[]> {
  rendered = []
  await vi.waitFor(async () => expect(await get(slug)).toContain(text), SOON)
  for (const one of await listSlugs()) await get(one)
  return rendered
}

it('a change of a product renders only the pages again that show it', async () => {
  const slugs = await listSlugs()
  expect(slugs.length).toBeGreaterThan(4)
  for (const slug of slugs) await get(slug)
  const pages = new Map<string, string>()
  for (const slug of slugs) pages.set(slug, await get(slug))
  const shows = slugs.filter((slug) => pages.get(slug)?.includes('"slug":"polo"'))
  expect(shows.length).toBeLessThan(slugs.length)
  await test.database.orm.update(catalogItems).set({ name: 'Рубашка' }).where(eq(catalogItems.slug, 'polo'))
  const again = await listRendered('polo', 'Рубашка')
  expect(again.toSorted()).toEqual(shows.map((slug) => `/items/${slug}/`).toSorted())
})

it('a change of the description renders one page again', async () => {
  await test.database.orm
    .update(catalogItems)
    .set({ description: '<p>Из льна</p>' })
    .where(eq(catalogItems.slug, 'polo'))
  expect(await listRendered('polo', 'Из льна')).toEqual(['/items/polo/'])
})

it('a former slug finds its item from its first request on', async () => {
  expect((await server.app.inject({ url: '/items/tenniska/' })).statusCode).toBe(404)
  await test.database.orm.execute(
    sql`insert into catalog_former_slugs (slug, item_id) select 'tenniska', id from catalog_items where slug = 'polo'`,
  )
  await vi.waitFor(async () => expect(await get('tenniska')).toContain('"slug":"polo"'), SOON)
})

it('a transaction that changes many rows sends few notifications', async () => {
  notifications.length = 0
  await test.database.orm.transaction(async (tx) => {
    const rows = await tx.select({ id: priceRows.id }).from(priceRows)
    for (const { id } of rows)
      await tx
        .update(priceRows)
        .set({ label: sql`${priceRows.label} || '.'` })
        .where(eq(priceRows.id, id))
    for (let turn = 0; turn < 100; turn += 1)
      await tx
        .update(catalogItems)
        .set({ summary: `${turn}` })
        .where(eq(catalogItems.slug, 'polo'))
    for (const slug of await listSlugs())
      await tx.update(catalogItems).set({ summary: 'снова' }).where(eq(catalogItems.slug, slug))
    await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, 'last')`)
  })
  await vi.waitFor(() => expect(notifications).toContain('last'), SOON)
  expect(notifications.length).toBeLessThan(25)
})
