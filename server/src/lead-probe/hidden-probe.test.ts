import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { accountOrderPath } from '@rapport/contract/paths/account-paths'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LeadProbeApp, openLeadProbeApp, PASSED } from '../../test/lead-probe/lead-probe-app.ts'
import { logIn } from '../../test/members.ts'
import { ajax, orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { SOON } from '../../test/soon.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { orderNotifications } from '../orders/tables.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { leadProbes } from './tables.ts'

/** Tables that a test order may write to: its own, and those that count requests of any visitor. */
const OWN_TABLES = ['lead_probe_outages', 'lead_probe_steps', 'lead_probes', 'rate_limits']

/** Words of the form of a test order. */
const WORDS = ['Проверка', 'Автоматическая', '9000000000', 'probe@']

describeOnDatabase('a test order', (database) => {
  let server: LeadProbeApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openLeadProbeApp(database(), { LEAD_PROBE_MAIL: 'probe@proba.example' })
    await sendOrder(server.url, orderForm(validFields))
  })
  afterEach(() => server.close())

  /** Returns a hash of the rows of each table that a test order must not write to. */
  async function hashTables(): Promise<Record<string, string | null>> {
    const { orm } = database()
    const tables = await queryRows<{ name: string }>(
      orm,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const hashes: Record<string, string | null> = {}
    for (const { name } of tables.filter((table) => !OWN_TABLES.includes(table.name))) {
      const [row] = await queryRows<{ hash: string | null }>(
        orm,
        sql`select md5(string_agg(t::text, chr(10) order by t::text)) as hash from ${sql.identifier(name)} t`,
      )
      hashes[name] = row?.hash ?? null
    }
    return hashes
  }

  it('changes no row outside its own tables, on its way and after its end', async () => {
    await vi.waitFor(async () => {
      const pending = eq(orderNotifications.state, 'pending')
      expect(await database().orm.$count(orderNotifications, pending)).toBe(0)
    }, SOON)
    const before = await hashTables()
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(5)
    await server.run()
    await server.waitForSteps(PASSED)
    expect(await hashTables()).toEqual(before)
    await server.run()
    expect(await hashTables()).toEqual(before)
  })

  it('is in no answer of the back office and no event of its stream', async () => {
    const visit = new AbortController()
    const watched = await server.app.inject({
      url: adminRoutes.getInboxState.path,
      headers: { cookie: server.owner.cookie, accept: 'text/event-stream' },
      payloadAsStream: true,
      signal: visit.signal,
    })
    const events: string[] = []
    const stream = watched.stream().on('error', () => undefined)
    stream.on('data', (chunk) => void events.push(...(String(chunk).match(/^data: .+$/gm) ?? [])))
    await server.run()
    await server.waitForSteps(PASSED)
    const reads = Object.entries(adminRoutes).filter(
      ([name, { method }]) => method === 'GET' && name !== 'getSystemChecks',
    )
    expect(reads.length).toBeGreaterThan(40)
    const [probe] = await database().orm.select().from(leadProbes)
    const ids = ['00000000-0000-4000-8000-000000000000', probe?.id ?? '', String(probe?.number), '1']
    for (const [name, { path }] of reads)
      for (const id of path.includes(':id') ? ids : ['']) {
        const query = `?q=${encodeURIComponent('Проверка')}&view=all&limit=50`
        for (const search of ['', query]) {
          const text = await readText(path.replace(':id', id) + search)
          expect([name, WORDS.filter((word) => text.includes(word))]).toEqual([name, []])
        }
      }
    await sendOrder(server.url, orderForm(validFields))
    await vi.waitFor(() => expect(events).not.toEqual([]), SOON)
    expect(events[0]).toContain('"kind":"placed"')
    visit.abort()
  })

  async function readText(path: string): Promise<string> {
    const response = await fetch(`${server.url}${path}`, {
      headers: { cookie: server.owner.cookie, 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(20_000),
    })
    if (![200, 400, 404, 422].includes(response.status)) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }

  it('is in no answer to a customer with its address, or to a visitor', async () => {
    const { headers } = await logIn(database(), 'probe@proba.example')
    await server.run()
    await server.waitForSteps(PASSED)
    const reads = Object.values(endpointRoutes).filter(
      ({ method, path }) => method === 'GET' && !path.includes(':'),
    )
    expect(reads.length).toBeGreaterThan(20)
    for (const { path } of [...reads, { path: accountOrderPath('x') }, { path: '/sitemap.xml' }]) {
      const response = await fetch(`${server.url}${path}`, { headers: { ...ajax, ...headers } })
      const text = await response.text()
      expect([path, WORDS.filter((word) => word !== 'probe@' && text.includes(word))]).toEqual([path, []])
    }
  })
})
