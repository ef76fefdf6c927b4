import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { BLOG_PATH } from '@rapport/contract/paths/blog-paths'
import { LICENSES_PATH, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { setOpening } from '@rapport/server/opening/commands'
import { seedDatabase } from '@rapport/server/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'
import { openOwnDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import routes from '../../site/app/routes.ts'
import { crawlSite } from '../support/crawl-site.ts'
import { openFilledApp } from '../support/open-app.ts'
import { createRestorableContent, type RestorableContent } from '../support/restorable-content.ts'
import { contentStates, factStates } from './content-states.ts'

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

const allPages = [...new Set(listPaths(routes))]
const fixedPages = allPages.filter((path) => !/nothing|:/.test(path))
/** Pages of any site. */
const ALWAYS = ['/', '/catalog/', '/contacts/', '/sitemap/', '/search/', '/order/']
/** A page of each other screen. */
const SCREENS = [
  '/catalog/futbolki/',
  '/catalog/trikotaj/polo/',
  '/catalog/odejda/',
  '/individualnyy-zakaz/',
  '/blog/',
  '/blog/sitec/',
  '/contacts/city-1/',
  '/help/',
  '/policy/',
  '/licenses/',
  '/nowhere/',
]
const calls = Object.values(endpointRoutes)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replace(/:(\w+)/g, (_, name) => (name === 'slug' ? 'nothing' : '1')))
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

async function get({ app }: BuiltApp, url: string) {
  const { statusCode, body } = await app.inject({ url, headers: { host: 'localhost:3000' } })
  return { status: statusCode, body }
}

/** Requests the pages and all that they link to, and every document and endpoint. Returns what is broken. */
async function findFaults(site: BuiltApp, paths: readonly string[]): Promise<string[]> {
  const { statuses, faults } = await crawlSite(site, paths)
  const { body } = await get(site, '/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => new URL(url).pathname)
  for (const path of [...listed, ...ALWAYS])
    if (statuses.get(path) !== 200) faults.push(`${path} is no page that others link to`)
  for (const path of [...documents, ...calls]) {
    const { status } = await get(site, path)
    if (status >= 500) faults.push(`${path} answers ${status}`)
  }
  return [...faults, ...site.log.splice(0)]
}

describe('no page is broken and no link leads nowhere', () => {
  let content: RestorableContent
  let test: TestDatabase
  let site: BuiltApp
  beforeAll(async () => {
    test = await openOwnDatabase()
    content = createRestorableContent(test.database)
    site = await openFilledApp(content.database, {
      variables: { LOG_LEVEL: 'error' },
      async prepare(storage) {
        await seedDatabase(test.database.orm, storage, smallSeedContent)
        await content.save()
      },
    })
  })
  afterAll(async () => {
    await site.close()
    await test.drop()
  })

  it.each(contentStates)('with %s', async (_title, change) => {
    await content.change(change)
    expect(await findFaults(site, fixedPages)).toEqual([])
  })

  it.each(factStates)('with %s', async (_title, change) => {
    await content.change(change)
    const { faults } = await crawlSite(site, [...ALWAYS, ...SCREENS], { isFollowed: false })
    expect([...faults, ...site.log.splice(0)]).toEqual([])
  })
})

describe('a new site', () => {
  let test: TestDatabase
  let site: BuiltApp
  beforeAll(async () => {
    test = await openOwnDatabase()
    const { orm } = test.database
    site = await openFilledApp(test.database, {
      variables: { LOG_LEVEL: 'error' },
      async prepare(storage) {
        await seedDatabase(orm, storage, undefined)
        await setOpening(orm, true, new Date())
      },
    })
  })
  afterAll(async () => {
    await site.close()
    await test.drop()
  })

  it('has no broken page', async () => {
    expect(await findFaults(site, allPages)).toEqual([])
  })

  it('begins the home page with its name', async () => {
    expect((await get(site, '/')).body).toMatch(/<h1>Фабрика<\/h1>/)
  })

  it('shows the 404 screen for pages without content', async () => {
    const { body: screen } = await get(site, '/404/')
    const heading = /<h1[^>]*>.*?<\/h1>/.exec(screen)?.[0] ?? expect.fail('no heading')
    for (const path of [...Object.values(TEXT_PAGE_PATHS), LICENSES_PATH, BLOG_PATH]) {
      const { status, body } = await get(site, path)
      expect([path, status, body.includes(heading)]).toEqual([path, 404, true])
    }
  })
})
