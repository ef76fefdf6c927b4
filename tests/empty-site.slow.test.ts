import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { setOpening } from '@rapport/server/opening/commands'
import { seedDatabase } from '@rapport/server/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildOptions, BuiltApp } from '../server/test/build-app.ts'
import { openTestDatabase, type TestDatabase } from '../server/test/test-database.ts'
import routes from '../site/app/routes.ts'
import { openFilledApp } from './support/open-app.ts'

interface Route {
  path?: string | undefined
  children?: Route[] | undefined
}

/** Returns paths for each route, with and without optional parameters. */
function listPaths(entries: readonly Route[], parent = '/'): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const full = `${parent}${path}`
    const spelled = [full.replace(/:\w+\?\//g, ''), full.replace(/:\w+\??/g, 'nothing')]
    return [...spelled.map((one) => one.replace('*', 'nowhere/')), ...listPaths(children, full)]
  })
}

const documents = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/feed.xml',
  '/yml.xml',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/site.webmanifest',
  '/openapi.json',
  '/media/nothing.webp',
  '/media/share/nothing.jpg',
  '/healthz',
  '/readyz',
]
const calls = Object.values(endpointRoutes)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replace(/:(\w+)/g, (_, name) => (name === 'slug' ? 'nothing' : '1')))

describe('site without content', () => {
  let database: TestDatabase
  let site: BuiltApp
  beforeAll(async () => {
    database = await openTestDatabase()
    const { orm } = database.database
    const prepare: BuildOptions['prepare'] = async (storage) => {
      await seedDatabase(orm, storage, undefined)
      await setOpening(orm, true, new Date())
    }
    site = await openFilledApp(database.database, { prepare })
  })
  afterAll(async () => {
    await site.close()
    await database.drop()
  })

  const get = async (url: string) => {
    const { statusCode, body } = await site.app.inject({ url, headers: { host: 'localhost:3000' } })
    return { status: statusCode, body }
  }

  it.each([...new Set(listPaths(routes))])('answers a page or the 404 screen at %s', async (path) => {
    const { status, body } = await get(path)
    expect([200, 302, 404]).toContain(status)
    if (status !== 302) expect([path, body.includes('<main')]).toEqual([path, true])
  })

  it.each([...documents, ...calls])('answers %s without a server error', async (path) => {
    expect((await get(path)).status).toBeLessThan(500)
  })

  it('shows the 404 screen for a text page without content and logs no error', async () => {
    const { body: screen } = await get('/404/')
    const heading = /<h1[^>]*>.*?<\/h1>/.exec(screen)?.[0] ?? expect.fail('no heading')
    for (const path of ['/help/', '/help/delivery/', '/help/warranty/', '/policy/', '/agreement/']) {
      const { status, body } = await get(path)
      expect([path, status, body.includes(heading)]).toEqual([path, 404, true])
    }
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('lists only existing pages in the sitemap', async () => {
    const { body } = await get('/sitemap.xml')
    const paths = [...body.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => new URL(url).pathname)
    expect(paths).toContain('/catalog/')
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
  })

  it('has no broken links', async () => {
    const { body } = await get('/sitemap/')
    const links = [...body.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(10)
    for (const path of new Set(links)) expect((await get(path)).status).toBeLessThan(500)
  })
})
