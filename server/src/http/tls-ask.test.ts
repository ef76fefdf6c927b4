import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer, publicUrl } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { cities } from '../contacts/tables.ts'

const base = new URL(publicUrl).hostname

describeServer('/internal/tls-ask', (server) => {
  const ask = async (
    domain: string,
    request: { remoteAddress?: string; headers?: Record<string, string> } = {},
  ) => {
    const url = `/internal/tls-ask?domain=${encodeURIComponent(domain)}`
    return (await server().app.inject({ url, ...request })).statusCode
  }

  it('answers 200 for the main host, the hosts of published cities, and those with a leading www', async () => {
    for (const host of [base, `tula.${base}`, `www.${base}`, `www.tula.${base}`, `TULA.${base}`])
      expect([host, await ask(host)]).toEqual([host, 200])
  })

  it('answers 404 for unknown subdomains, other domains and malformed names', async () => {
    const hosts = [
      `omsk.${base}`,
      `tula.tula.${base}`,
      `www.www.${base}`,
      `tula.${base}.`,
      `.${base}`,
      `x${base}`,
      'evil.example',
      '127.0.0.1',
      '',
      'ы'.repeat(300),
      `${'a'.repeat(300)}.${base}`,
    ]
    for (const host of hosts) expect([host, await ask(host)]).toEqual([host, 404])
    for (const url of ['/internal/tls-ask', `/internal/tls-ask?domain=${base}&domain=${base}`])
      expect([url, (await server().app.inject(url)).statusCode]).toEqual([url, 404])
  })

  it('answers 404 to requests from public networks', async () => {
    for (const remoteAddress of ['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])
      expect([remoteAddress, await ask(base, { remoteAddress })]).toEqual([remoteAddress, 404])
    for (const remoteAddress of ['127.0.0.1', '::1', '172.18.0.5', '::ffff:10.0.0.2', 'fd00::5'])
      expect([remoteAddress, await ask(base, { remoteAddress })]).toEqual([remoteAddress, 200])
  })

  it('answers 404 to requests that came through a proxy', async () => {
    for (const header of [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'Forwarded',
      'X-Real-IP',
      'Via',
    ])
      expect([header, await ask(base, { headers: { [header]: '' } })]).toEqual([header, 404])
  })

  it('knows a city as soon as it is published, and forgets it as soon as it is gone', async () => {
    const { orm } = server().database
    const [tula] = await orm.select().from(cities).where(eq(cities.subdomain, 'tula'))
    if (!tula) throw new Error('The small factory has no Tula')
    expect(await ask(`orel.${base}`)).toBe(404)
    await orm.insert(cities).values({ ...tula, id: 8, subdomain: 'orel', city: 'Орёл' })
    await vi.waitFor(async () => expect(await ask(`orel.${base}`)).toBe(200), SOON)
    await orm.delete(cities).where(eq(cities.id, 8))
    await vi.waitFor(async () => expect(await ask(`orel.${base}`)).toBe(404), SOON)
  })

  it('reads the cities after a change only, for any number of questions', async () => {
    const select = vi.spyOn(server().database.orm, 'select')
    const hosts = Array.from({ length: 500 }, (_, at) => `guess-${at}.${base}`)
    await Promise.all(hosts.map((host) => ask(host)))
    // The change of the test before may arrive meanwhile.
    expect(select.mock.calls.length).toBeLessThan(5)
    select.mockRestore()
  })
})
