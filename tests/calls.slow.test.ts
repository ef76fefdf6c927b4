import { type Endpoints, endpoints } from '@rapport/contract/endpoints/endpoints'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { stubPages } from './pages/stub-pages.ts'
import { type DemoApp, openDemoApp } from './support/demo-app.ts'

describe('public endpoints of the demo factory', () => {
  let whole: DemoApp
  let app: FastifyInstance
  const pictures = new Set<string>()

  beforeAll(async () => {
    whole = await openDemoApp({ site: await stubPages() })
    app = whole.app
  }, 120_000)
  afterAll(() => whole.close())

  /** Calls an endpoint and checks the result against its schema. */
  async function ask<N extends keyof Endpoints>(
    name: N,
    params: Record<string, string | number> = {},
    query = '',
  ): Promise<z.output<Endpoints[N]['result']>> {
    const path = endpoints[name].path.replace(/:(\w+)/g, (_, part: string) => String(params[part]))
    const answer = await app.inject({ url: `${path}${query}` })
    expect([path, answer.statusCode]).toEqual([path, 200])
    const { result } = answer.json()
    const parsed = z.safeParse(endpoints[name].result, result)
    expect([path, parsed.error]).toEqual([path, undefined])
    // Other widths are made from these.
    for (const [path] of answer.body.matchAll(/\/media\/[^/"\\\s)]+(?=["\\])/g)) pictures.add(path)
    return parsed.data as z.output<Endpoints[N]['result']>
  }

  it("return the site's data, which every page needs", async () => {
    expect((await ask('getSite')).stories.length).toBeGreaterThan(0)
    const home = await ask('getHomePage')
    expect(home.portfolio.pictures).toHaveLength(20)
    expect(home.excursion.videos).toHaveLength(6)
    expect(home.orderSteps).toHaveLength(4)
    expect(home.slider.length).toBeGreaterThan(1)
    expect((await ask('getVideoBlock')).video).not.toBe('')
    expect((await ask('getClients')).images.length).toBeGreaterThan(0)
    expect((await ask('getLicenses')).length).toBeGreaterThan(0)
    const { questions, layoutRequirements } = await ask('getHelp')
    expect([questions.length > 9, layoutRequirements.length > 4]).toEqual([true, true])
    expect((await ask('getDeliveryZones')).zones.length).toBeGreaterThan(5)
    for (const slug of ['policy', 'agreement', 'help', 'delivery', 'warranty'])
      await ask('getTextPage', { slug })
    for (const page of ['/', '/catalog/', '/blog/', '/contacts/', '/help/', '/help/delivery/', '/policy/'])
      await ask('getSeo', {}, `?groupName=page&entityId=${page}`)
  })

  it('return an office in every city', async () => {
    const { cities } = await ask('getCities')
    expect(cities.length).toBeGreaterThan(1)
    expect(cities.filter((city) => city.isDefault).map((city) => city.subdomain)).toEqual([''])
    const { contacts } = await ask('getContacts')
    expect(contacts.map((contact) => contact.id)).toEqual(cities.map((city) => city.id))
    for (const { id } of cities) await ask('getContact', { id })
  })

  it('return every item with its price tables and materials', async () => {
    const { catalog } = await ask('getCatalog')
    const waiting = [...catalog.groups, ...catalog.specials, ...catalog.landings].map((item) => item.slug)
    const seen = new Set<string>()
    const tables = new Set<string>()
    const materials = new Map<string, boolean>()
    for (let slug = waiting.pop(); slug; slug = waiting.pop()) {
      if (seen.has(slug)) continue
      seen.add(slug)
      const { catalog: item } = await ask('getCatalogItem', { slug })
      waiting.push(...[...item.groups, ...item.products].map((below) => below.slug))
      for (const { erpId, variants, categories } of item.prices) {
        for (const { index } of variants) tables.add(`${erpId} ${index}`)
        for (const one of categories.flatMap((category) => category.materials))
          materials.set(one.erpId, one.isUnion)
      }
    }
    expect(seen.size).toBeGreaterThan(100)
    expect(tables.size).toBeGreaterThan(20)
    for (const table of tables) {
      const [erpId = '', index = ''] = table.split(' ')
      const { rows, tiers } = await ask('getPriceTable', { erpId, index })
      expect([table, rows.length > 0]).toEqual([table, true])
      for (const { prices } of rows) expect([table, prices.length]).toEqual([table, tiers.length])
    }
    for (const [erpId, isUnion] of materials) {
      expect((await ask('getMaterial', { erpId })).material.isUnion).toBe(isUnion)
      if (isUnion) expect((await ask('getUnionMaterials', { erpId })).materials.length).toBeGreaterThan(1)
    }
  }, 120_000)

  it('return every post', async () => {
    const { total } = await ask('getPosts', {}, '?limit=1')
    const slugs: string[] = []
    for (let offset = 0; offset < total; offset += 48)
      slugs.push(...(await ask('getPosts', {}, `?limit=48&offset=${offset}`)).posts.map((post) => post.slug))
    expect(new Set(slugs).size).toBe(total)
    for (const slug of slugs) {
      const { post } = await ask('getPost', { slug })
      expect(post.body).not.toContain('picture:')
    }
  })

  it('return every picture that another result names', async () => {
    expect(pictures.size).toBeGreaterThan(100)
    for (const url of pictures) {
      const answer = await app.inject({ method: 'HEAD', url })
      expect([url, answer.statusCode]).toEqual([url, 200])
    }
  })

  it('find items', async () => {
    expect((await ask('searchCatalog', {}, `?name=${encodeURIComponent('футболка')}`)).ids).not.toEqual([])
    expect((await ask('getPopularQueries')).queries).toEqual([])
  })

  it('report liveness and readiness', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})
