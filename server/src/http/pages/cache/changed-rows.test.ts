import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openServerApp, type ServerApp } from '../../../../test/server-app.ts'
import { SOON } from '../../../../test/soon.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { catalogItems } from '../../../catalog/tables.ts'
import { CONTENT_CHANGED } from '../../../platform/database/content-changes.ts'
import { priceGroupKind } from '../../../prices/price-group-kind.ts'
import { priceRows } from '../../../prices/tables.ts'
import { INDEX_SYNCED } from '../../../search/index/index-sync.ts'

let test: TestDatabase
let server: ServerApp
let rendered: string[] = []
const notifications: string[] = []
let stopListening: () => Promise<void>

/** Starts a site whose pages are JSON of one item with its price tables. */
beforeAll(async () => {
  test = await openTestDatabase()
  const site: ServerSite = {
    async renderPage(request, { api }) {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const { catalog } = await api.getCatalogItem({ slug: pathname.split('/').at(-2) ?? '' })
      const { tables } = await api.getCatalogItemPrices({ slug: catalog.slug })
      return new Response(JSON.stringify([catalog, tables]), { headers: { 'content-type': 'text/html' } })
    },
  }
  server = await openServerApp(test.database, {}, { site })
  const onNotify = (payload: string) => void notifications.push(payload)
  stopListening = await test.database.listen(CONTENT_CHANGED, { onNotify, onMissed() {} })
  await publishPrices('MAYKA', [50_000, 40_000])
  await test.database.orm.execute(sql`insert into catalog_price_groups (item_id, group_id, position)
    select item.id, price_groups.id, 1 from catalog_items as item, price_groups where slug = 'mayka' and erp_id = 'MAYKA'`)
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

/** Notification that concerns no page. It arrives after those of its transaction. */
const LAST = `${INDEX_SYNCED} ["last"]`

/** Publishes a price group with prices of its first row. Returns the tables that were notified of. */
async function publishPrices(erpId: string, anonymous: number[]): Promise<string[]> {
  notifications.length = 0
  await test.database.orm.transaction(async (tx) => {
    const snapshot = await priceGroupKind.read(tx, 'POLO-1')
    const [row] = snapshot?.variants[0]?.rows ?? []
    if (!snapshot || !row) throw new Error('No prices')
    row.prices = { ...row.prices, anonymous }
    const subjectId = erpId === snapshot.erpId ? erpId : undefined
    await priceGroupKind.write(
      tx,
      { ...snapshot, erpId },
      { subjectId, now: new Date(), findPictureId: async () => undefined, renderText: async (text) => text },
    )
    await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${LAST})`)
  })
  await vi.waitFor(() => expect(notifications).toContain(LAST), SOON)
  const tables = notifications.map((payload) => payload.split(' ')[0] ?? '')
  return tables.filter((table) => table !== INDEX_SYNCED).toSorted()
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

it('a changed price renders only the pages again that show it', async () => {
  const slugs = await listSlugs()
  const getAll = async () =>
    new Map(await Promise.all(slugs.map(async (slug) => [slug, await get(slug)] as const)))
  for (const slug of slugs) await get(slug)
  const before = await getAll()
  await publishPrices('POLO-1', [110_000, 90_000])
  const again = await listRendered('polo', '110000')
  const after = await getAll()
  const changed = slugs.filter((slug) => after.get(slug) !== before.get(slug))
  expect(again.toSorted()).toEqual(changed.map((slug) => `/items/${slug}/`).toSorted())
  expect([changed.includes('polo'), changed.includes('mayka')]).toEqual([true, false])
})

it('a changed price notifies of its tables only, and a publication without changes of none', async () => {
  const prices = [120_000, 90_000]
  expect(await publishPrices('POLO-1', prices)).toEqual(['catalog_items', 'price_groups', 'price_rows'])
  expect(await publishPrices('POLO-1', prices)).toEqual([])
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
