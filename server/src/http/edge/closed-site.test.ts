import { HOUR_MS } from '@rapport/contract/hours/durations'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { publicUrl } from '../../../test/accounts-app.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { advanceClock } from '../../../test/staff-sign-in.ts'
import { setOpening } from '../../opening/commands.ts'

const host = new URL(publicUrl).host

describeStaff('a closed site', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
  })
  beforeEach(() => show(false))

  const get = (url: string, headers: Record<string, string> = {}, app = server().app) =>
    app.inject({ url, headers: { host, ...headers } })

  /** Opens or closes the site, and waits until the server knows. */
  async function show(isOpen: boolean): Promise<void> {
    await setOpening(server().database.orm, isOpen, new Date())
    await vi.waitFor(async () => expect((await get('/robots.txt')).statusCode).toBe(isOpen ? 200 : 503), SOON)
  }

  /** Signs in and returns the pass. */
  async function passOf(browser: SignedIn): Promise<string> {
    const { headers } = await browser.call('getStaffAccount')
    return /rapport-site-pass=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? expect.fail('no pass')
  }

  it('answers 503 to visitors, crawlers and forms at every address, and says when to ask again', async () => {
    for (const url of [
      '/',
      '/catalog/',
      '/order/',
      '/nothing/',
      '/sitemap.xml',
      '/yml.xml',
      '/api/v1/site',
    ]) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '3600'])
    }
    const order = await server().app.inject({
      method: 'POST',
      url: '/api/v1/send-order-mail',
      headers: { host, 'x-requested-with': 'XMLHttpRequest' },
      payload: { name: 'Анна' },
    })
    expect([order.statusCode, order.json().message]).toEqual([
      503,
      expect.stringContaining('ещё не\u00A0открыт'),
    ])
  })

  it('serves the back office and monitoring', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
    expect((await server().browser().call('getStaffSession')).status).toBe(200)
  })

  it('shows itself to staff, in every process and on the hosts of cities, until their pass ends', async () => {
    const cookie = await passOf(owner)
    expect((await get('/catalog/', { cookie })).statusCode).toBe(200)
    expect((await get('/sitemap.xml', { cookie })).statusCode).toBe(200)
    expect((await get('/catalog/', { cookie }, await server().otherApp())).statusCode).toBe(200)
    expect((await owner.call('getStaffAccount', { headers: {} })).headers['set-cookie']).toContain(
      `Domain=${new URL(publicUrl).hostname}`,
    )
    advanceClock(server(), 12 * HOUR_MS)
    expect((await get('/catalog/', { cookie })).statusCode).toBe(503)
    advanceClock(server(), -12 * HOUR_MS)
  })

  it('refuses a forged pass', async () => {
    const [name, pass = ''] = (await passOf(owner)).split('=')
    const [end, signature = ''] = pass.split('-')
    for (const forged of [
      `${Number(end) + 1}-${signature}`,
      `${end}-${signature.replace(/./g, '0')}`,
      '',
      '-',
    ])
      expect((await get('/', { cookie: `${name}=${forged}` })).statusCode).toBe(503)
  })

  it('gives passes to signed-in staff only, and none while it is open', async () => {
    expect((await server().browser().call('getStaffSession')).headers['set-cookie']).toBeUndefined()
    await show(true)
    expect((await owner.call('getStaffAccount')).headers['set-cookie']).toBeUndefined()
    expect((await owner.call('closeSite')).headers['set-cookie']).toContain('rapport-site-pass=')
    await show(true)
    expect((await get('/catalog/')).statusCode).toBe(200)
  })

  it('a database of an earlier version has an open site', async () => {
    await server().database.orm.execute(sql`delete from site_opening`)
    await vi.waitFor(async () => expect((await get('/catalog/')).statusCode).toBe(200), SOON)
  })
})
