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
  const timesRendered = (page: string) => server().rendered.filter((one) => one === page).length

  it('are chosen and cached by host', async () => {
    for (let again = 0; again < 2; again += 1)
      for (const host of [base, `tula.${base}`]) {
        const { status, body, vary } = await ask(host, '/catalog/')
        expect([host, status, vary]).toEqual([host, 200, 'Accept-Encoding'])
        expect(body).toBe(host === base ? 'page /catalog/' : `page https://${host}/catalog/`)
      }
    expect(timesRendered('/catalog/')).toBe(1)
    expect(timesRendered(`https://tula.${base}/catalog/`)).toBe(1)
  })

  it('are the same for a host in upper case, with a trailing dot or with the default port', async () => {
    for (const host of [
      `TULA.${base.toUpperCase()}`,
      `tula.${base}.`,
      `tula.${base}:443`,
      `tula.${base}.:443`,
    ])
      expect((await ask(host, '/catalog/')).body).toBe(`page https://tula.${base}/catalog/`)
    expect(timesRendered(`https://tula.${base}/catalog/`)).toBe(1)
  })

  it('redirect from an unknown subdomain to the base with 302, with path and query', async () => {
    for (const host of [`omsk.${base}`, `a.b.${base}`, `tula.tula.${base}`])
      expect(await ask(host, '/catalog/?utm_source=vk')).toMatchObject({
        status: 302,
        location: `https://${base}/catalog/?utm_source=vk`,
      })
  })

  it('redirect from a leading www with 301', async () => {
    expect(await ask(`www.${base}`, '/')).toMatchObject({ status: 301, location: `https://${base}/` })
    expect(await ask(`www.tula.${base}`, '/x/?a=1')).toMatchObject({
      status: 301,
      location: `https://tula.${base}/x/?a=1`,
    })
    expect(await ask(`www.omsk.${base}`, '/')).toMatchObject({ status: 302, location: `https://${base}/` })
  })

  it('link and redirect on the same host', async () => {
    expect((await ask(`tula.${base}`, '/CATALOG')).location).toBe('/catalog/')
    expect((await ask(`tula.${base}`, '/staroe/')).location).toBe('/catalog/')
  })

  it('never redirect to another site', async () => {
    for (const url of ['//evil.example/', '/\\evil.example/', '/@evil.example/', '/.evil.example/']) {
      const { location } = await ask(`omsk.${base}`, url)
      expect(new URL(location ?? '').host).toBe(base)
    }
  })

  it('are those of the base for a foreign or malformed host, which fills no cache', async () => {
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

  it('answer API requests on each of our hosts', async () => {
    for (const host of [`tula.${base}`, `omsk.${base}`])
      expect((await ask(host, '/api/v1/cities')).status).toBe(200)
  })

  it('redirect from a host without pages', async () => {
    expect((await ask(`nowhere.${base}`, '/catalog/')).status).toBe(302)
  })

  it('exist as soon as the staff add the city, and are gone as soon as they delete it', async () => {
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

describe('a server behind a proxy', () => {
  it('trusts the forwarded host of a trusted proxy only', async () => {
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
