import { setTimeout as pause } from 'node:timers/promises'
import type { RenderPage } from '@rapport/contract/page'
import type { Database } from '@rapport/server/platform/database/database'
import { queryRows } from '@rapport/server/platform/database/sql-arrays'
import { openSite } from '@rapport/site/open-site'
import { type SQL, sql } from 'drizzle-orm'
import type { BuiltApp } from '../server/test/build-app.ts'
import { openScratchDatabase } from '../server/test/scratch-database.ts'
import { startTestServer } from '../server/test/test-server.ts'
import { openApp, openFilledApp } from '../tests/support/open-app.ts'
import { grow } from './growth/grown.ts'

const ITEMS = 10_000
const PRICES = 5000

/** Measures which pages are rendered again after a change, and the time until all pages are cached again. */
export async function warmCache(): Promise<string[]> {
  return [...(await demoPages()), ...(await manyPages())]
}

/** Compares one edit with a change of everything, on the demo factory. */
async function demoPages(): Promise<string[]> {
  const database = await openScratchDatabase()
  const rendered: string[] = []
  const { renderPage, ...site } = await openSite()
  const counted: RenderPage = (request, context) => {
    rendered.push(request.url)
    return renderPage(request, context)
  }
  const whole = await openApp(database, { site: { ...site, renderPage: counted }, limits })
  const paths = await listPaths(whole)
  const warm = (change?: SQL) => requestAll(whole, database, rendered, paths, change)
  await warm()
  const all = await warm(sql`notify content_changed`)
  const one = await warm(
    sql`update catalog_items set description = description || '<p>Новое</p>'
      where id = (select max(id) from catalog_items where not is_group)`,
  )
  await whole.close()
  await database.close()
  return [
    `warm cache of ${paths.length} pages      ${all.ms.toFixed(0)} ms after a change of everything, ${one.ms.toFixed(0)} ms after one edit (${one.rendered} rendered): ${(one.ms / all.ms).toFixed(3)}`,
  ]
}

/** Counts the pages rendered after one edit and after an import, with 10 000 products. Pages are their data as text. */
async function manyPages(): Promise<string[]> {
  const server = await startTestServer()
  const { database } = await grow(server, ITEMS)
  const rendered: string[] = []
  const renderPage: RenderPage = async (request, { api, layoutApi = api }) => {
    rendered.push(request.url)
    const slug = new URL(request.url).pathname.split('/').at(-2) ?? ''
    await Promise.all([layoutApi.getSite().catch(() => null), layoutApi.getCatalog(), layoutApi.getCities()])
    const { catalog } = await api.getCatalogItem({ slug })
    return new Response(catalog.isGroup ? 'group' : 'product', { headers: { 'content-type': 'text/html' } })
  }
  const whole = await openFilledApp(database, { site: { renderPage }, limits })
  const slugs = await queryRows<{ slug: string }>(
    database.orm,
    sql`select slug from catalog_items order by id`,
  )
  const paths = slugs.map(({ slug }) => `/items/${slug}/`)
  const warm = (change?: SQL) => requestAll(whole, database, rendered, paths, change)
  const first = await warm()
  const one = await warm(
    sql`update catalog_items set name = name || '!' where id = (select max(id) from catalog_items)`,
  )
  const prices = await warm(
    sql`update price_rows set prices = '{"anonymous": [90000, 60000]}' where id in (select id from price_rows limit ${PRICES})`,
  )
  await whole.close()
  await database.close()
  await server.stop()
  return [
    `${paths.length} pages                  ${first.ms.toFixed(0)} ms, after one edit ${one.ms.toFixed(0)} ms (${one.rendered} rendered), after an import of prices ${prices.ms.toFixed(0)} ms (${prices.rendered} rendered)`,
  ]
}

const limits = { uncachedPages: { name: 'uncached pages', points: 1_000_000, windowMs: 1000 } }

async function listPaths({ app }: BuiltApp): Promise<string[]> {
  const { body } = await app.inject({ url: '/sitemap.xml' })
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Requests all pages, after a change if there is one. */
async function requestAll(
  { app }: BuiltApp,
  database: Database,
  rendered: string[],
  paths: string[],
  change?: SQL,
): Promise<{ ms: number; rendered: number }> {
  if (change) {
    const arrived = Promise.withResolvers<void>()
    const stop = await database.listen('content_changed', {
      onNotify: () => arrived.resolve(),
      onMissed() {},
    })
    await database.orm.execute(change)
    await arrived.promise
    await stop()
    // The server listens on a connection of its own.
    await pause(100)
  }
  rendered.length = 0
  const start = performance.now()
  for (const url of paths) await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  return { ms: performance.now() - start, rendered: rendered.length }
}
