import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { describeServer, openServerApp, publicUrl, type ServerApp } from '../../../test/server-app.ts'
import { SOON } from '../../../test/soon.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { cities } from '../../contacts/tables.ts'

const base = new URL(publicUrl).host

const asker = (server: () => ServerApp) => async (host: string, url: string) => {
  const { statusCode, headers, body } = await server().app.inject({ url, headers: { host } })
  return { status: statusCode, location: headers.location, vary: headers.vary, body }
}

describeServer('pages of cities', (server) => {
  const ask = asker(server)
  const timesRendered = (address: string) => server().rendered.filter((one) => one === address).length

  it('The host decides which city’s page it is, and each is kept by itself', async () => {
    for (let again = 0; again < 2; again += 1)
      for (const host of [base, `tula.${base}`]) {
        const { status, body, vary } = await ask(host, '/catalog/')
        expect([host, status, vary]).toEqual([host, 200, 'Accept-Encoding'])
        expect(body).toBe(host === base ? 'page /catalog/' : `page https://${host}/catalog/`)
      }
    expect(timesRendered('/catalog/')).toBe(1)
    expect(timesRendered(`https://tula.${base}/catalog/`)).toBe(1)
  })

  it('Upper case, a dot at the end and the port that goes without saying are the same host', async () => {
    for (const host of [
      `TULA.${base.toUpperCase()}`,
      `tula.${base}.`,
      `tula.${base}:443`,
      `tula.${base}.:443`,
    ])
      expect((await ask(host, '/catalog/')).body).toBe(`page https://tula.${base}/catalog/`)
    expect(timesRendered(`https://tula.${base}/catalog/`)).toBe(1)
  })

  it('A subdomain that no city has leads to the base, page and query kept, for now', async () => {
    for (const host of [`omsk.${base}`, `a.b.${base}`, `tula.tula.${base}`])
      expect(await ask(host, '/catalog/?utm_source=vk')).toMatchObject({
        status: 302,
        location: `https://${base}/catalog/?utm_source=vk`,
      })
  })

  it('A leading www is dropped for good', async () => {
    expect(await ask(`www.${base}`, '/')).toMatchObject({ status: 301, location: `https://${base}/` })
    expect(await ask(`www.tula.${base}`, '/x/?a=1')).toMatchObject({
      status: 301,
      location: `https://tula.${base}/x/?a=1`,
    })
    expect(await ask(`www.omsk.${base}`, '/')).toMatchObject({ status: 302, location: `https://${base}/` })
  })

  it('Links and redirects stay on the host', async () => {
    expect((await ask(`tula.${base}`, '/CATALOG')).location).toBe('/catalog/')
    expect((await ask(`tula.${base}`, '/staroe/')).location).toBe('/catalog/')
  })

  it('An address of another site is never led to', async () => {
    for (const url of ['//evil.example/', '/\\evil.example/', '/@evil.example/', '/.evil.example/']) {
      const { location } = await ask(`omsk.${base}`, url)
      expect(new URL(location ?? '').host).toBe(base)
    }
  })

  it('Foreign and malformed hosts get the pages of the base, and fill no cache', async () => {
    const before = server().rendered.length
    const hosts = [
      'evil.example',
      `evil-${base}`,
      '127.0.0.1:3000',
      '[::1]:3000',
      `${base}:8080`,
      `x_y.${base}`,
      'a b',
      '-',
    ]
    for (const host of [...hosts, ...Array.from({ length: 50 }, (_, at) => `host-${at}.example`)])
      expect((await ask(host, '/catalog/')).body).toBe('page /catalog/')
    expect(server().rendered.length).toBe(before)
  })

  it('Calls are answered at every host of ours', async () => {
    for (const host of [`tula.${base}`, `omsk.${base}`])
      expect((await ask(host, '/api/v1/cities')).status).toBe(200)
  })

  it('A host without pages gets none by asking for the data of one', async () => {
    expect((await ask(`nowhere.${base}`, '/page-data/x/catalog/')).status).toBe(404)
    expect((await ask(`nowhere.${base}`, '/catalog/')).status).toBe(302)
    expect((await ask(base, '/page-data/x/CATALOG/')).status).toBe(404)
    expect(timesRendered('/CATALOG/')).toBe(0)
  })

  it('A city is there as soon as the staff have added it, and gone as soon as they have taken it away', async () => {
    const { orm } = server().database
    const [tula] = await orm.select().from(cities).where(eq(cities.id, 7))
    expect((await ask(`orel.${base}`, '/')).status).toBe(302)
    if (!tula) throw new Error('The small factory has no Tula')
    await orm.insert(cities).values({ ...tula, id: 8, subdomain: 'orel', city: 'Орёл' })
    expect((await ask(`orel.${base}`, '/')).status).toBe(200)
    await orm.delete(cities).where(eq(cities.id, 8))
    await vi.waitFor(async () => expect((await ask(`orel.${base}`, '/')).status).toBe(302), SOON)
  })
})

describe('behind a proxy of one’s own', () => {
  it('the host it forwards is believed, and only then', async () => {
    for (const [trust, page] of [
      ['1', `page https://tula.${base}/catalog/`],
      ['off', 'page /catalog/'],
    ] as const) {
      const test = await openTestDatabase()
      const server = await openServerApp(test.database, { TRUST_PROXY: trust })
      const { body } = await server.app.inject({
        url: '/catalog/',
        headers: { host: 'rapport:3000', 'x-forwarded-host': `tula.${base}` },
      })
      expect(body).toBe(page)
      await server.close()
      await test.drop()
    }
  })
})
