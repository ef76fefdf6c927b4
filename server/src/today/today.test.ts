import { DAY_MS } from '@rapport/contract/hours/durations'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import type { Today } from '@rapport/staff-contract/today/today'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, createPublished, itemFields, publish } from '../../test/content/entries.ts'
import { placeOrder } from '../../test/inbox-orders.ts'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { media } from '../media/tables.ts'
import { orderStatusChanges, orders } from '../orders/tables.ts'
import { countQueries, createQueryCounts } from '../search/query-counts.ts'
import { searchHits, searchMisses } from '../search/tables.ts'
import { getToday } from './get-today.ts'

const MORNING = new Date('2026-11-16T10:00:00+03:00')

describeStaff('the first screen', (server) => {
  let editor: SignedIn
  const ask = async (browser: SignedIn) => (await browser.call('getToday')).result as Today
  const askAs = async (role: StaffRole) => ask(await server().signedIn(role))
  beforeAll(async () => {
    server().clock.now = MORNING
    editor = await server().signedIn('editor')
    await addPicture(server())
  })

  it('has the parts that a role may see, and null for the others', async () => {
    const listParts = async (role: StaffRole) => {
      const parts = Object.entries(await askAs(role)).filter(([, part]) => part !== null)
      return parts.map(([name]) => name).sort()
    }
    const all = ['coming', 'failed']
    const site = ['drafts', 'picturesWithoutAlt', 'searchMisses', 'undescribed']
    expect(await listParts('owner')).toEqual(
      [...all, ...site, 'due', 'invoices', 'offers', 'orders', 'proofs', 'warnings'].sort(),
    )
    expect(await listParts('editor')).toEqual([...all, ...site].sort())
    expect(await listParts('manager')).toEqual(
      [...all, 'drafts', 'due', 'invoices', 'offers', 'orders', 'picturesWithoutAlt', 'proofs'].sort(),
    )
    expect(await listParts('seo')).toEqual([...all, ...site].sort())
    expect(await listParts('accountant')).toEqual([...all, 'drafts', 'invoices'].sort())
    expect(await listParts('viewer')).toEqual([...all, 'searchMisses'].sort())
  })

  it('starts with the most urgent calls', async () => {
    const first = await placeOrder(server(), {})
    server().clock.now = new Date(MORNING.getTime() + 60_000)
    const second = await placeOrder(server(), {})
    server().clock.now = new Date(MORNING.getTime() + 15.5 * 60_000)
    const { orders } = await askAs('manager')
    expect(orders?.first.map(({ id }) => id)).toEqual([first, second])
    expect(orders).toMatchObject({ waiting: 2, overdue: 1 })
  })

  it('queues the orders whose next step has a term, the most urgent first, and counts late ones by status', async () => {
    const manager = await server().signedIn('manager')
    const [late, soon] = [await placeOrder(server(), {}), await placeOrder(server(), {})]
    const { orm } = server().database
    const now = server().clock.now.getTime()
    const dueIn = (id: string, ms: number) =>
      orm
        .update(orders)
        .set({ dueAt: new Date(now + ms), status: 'quoted' })
        .where(eq(orders.id, id))
    await dueIn(soon, DAY_MS)
    await dueIn(late, -DAY_MS)
    await manager.call('claimOrder', { id: soon, body: {} })
    const { due } = await ask(manager)
    expect(due?.all).toMatchObject({ first: [{ id: late }, { id: soon }], count: 2, late: 1 })
    expect(due?.mine).toMatchObject({ first: [{ id: soon }], count: 1, late: 0 })
    expect(due?.statuses.find(({ status }) => status === 'quoted')).toMatchObject({ orders: 2, late: 1 })
    for (const id of [late, soon]) await orm.delete(orders).where(eq(orders.id, id))
  })

  it('agrees with the list of late orders at every moment, by the clock of the server', async () => {
    const manager = await server().signedIn('manager')
    const id = await placeOrder(server(), {})
    const { orm } = server().database
    const dueAt = new Date(MORNING.getTime() + 60_000)
    await orm.update(orders).set({ dueAt, status: 'quoted' }).where(eq(orders.id, id))
    const lateAt = async (ms: number) => {
      server().clock.now = new Date(dueAt.getTime() + ms)
      const counted = await manager.call('getInboxCount', { query: { view: 'late' } })
      return [(await ask(manager)).due?.all.late, counted.result.count]
    }
    const seen = [await lateAt(-1), await lateAt(0), await lateAt(1)]
    server().clock.now = MORNING
    await orm.delete(orders).where(eq(orders.id, id))
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ])
  })

  it('reports the median of working hours since orders entered their status', async () => {
    const manager = await server().signedIn('manager')
    const id = await placeOrder(server(), {})
    const { orm } = server().database
    // On Friday, an hour before the end of work; it is Monday, half an hour after its beginning.
    const placedAt = new Date('2026-11-13T17:00:00+03:00')
    await orm.update(orders).set({ placedAt, status: 'quoted' }).where(eq(orders.id, id))
    await orm.delete(orderStatusChanges).where(eq(orderStatusChanges.orderId, id))
    server().clock.now = new Date('2026-11-16T10:30:00+03:00')
    const { due } = await ask(manager)
    server().clock.now = MORNING
    await orm.delete(orders).where(eq(orders.id, id))
    expect(due?.statuses.find(({ status }) => status === 'quoted')?.hours).toBe(2)
  })

  it("lists the member's own drafts and the publications of the next week", async () => {
    const other = await server().signedIn('editor')
    const mine = await createPost(editor, 'today-mine')
    await createPost(other, 'today-others')
    const week = { publishAt: '2026-11-20T09:00', takeDownAt: '' }
    await other.call('scheduleEntry', { id: mine.id, body: { version: mine.version, ...week } })
    const later = await createPost(editor, 'today-later')
    const month = { publishAt: '2026-12-20T09:00', takeDownAt: '' }
    await editor.call('scheduleEntry', { id: later.id, body: { version: later.version, ...month } })
    const draft = await createPost(editor, 'today-draft')
    const today = await ask(editor)
    expect(today.drafts?.map(({ id }) => id)).toEqual([draft.id, later.id])
    expect(today.coming.map(({ id }) => id)).toEqual([mine.id])
  })

  it('counts published posts and items without a description, and pictures without alt text', async () => {
    const before = (await ask(editor)).undescribed?.count ?? 0
    const seo = { ...EMPTY_SEO, description: 'О ситце коротко' }
    const described = await publish(editor, await createPost(editor, 'today-described', { seo }))
    const bare = await publish(editor, await createPost(editor, 'today-bare'))
    await createPublished(editor, 'item', itemFields('today-described', { seo }))
    const { undescribed, picturesWithoutAlt } = await ask(editor)
    const ids = undescribed?.first.map(({ id }) => id)
    expect([undescribed?.count, ids?.includes(bare.entry.id), ids?.includes(described.entry.id)]).toEqual([
      before + 1,
      true,
      false,
    ])
    const { orm } = server().database
    const all = await orm.select({ alt: media.alt }).from(media)
    expect(picturesWithoutAlt).toBe(all.filter(({ alt }) => alt === '').length)
  })

  it('lists searches without results of thirty days: complete queries of words, without personal data', async () => {
    const { orm } = server().database
    const misses = createQueryCounts(orm, searchMisses)
    const ago = (days: number) => new Date(MORNING.getTime() - days * DAY_MS)
    misses.add('Забытое')
    await misses.write(ago(31))
    const personal = [
      '+7 900 123-45-67',
      'anna@example.ru',
      '79001234567',
      'заказ 26-000117',
      'с',
      '<b>лён</b>',
    ]
    for (const query of ['кар', 'кард', 'Кардиган  синий', ...personal, 'я'.repeat(61)]) misses.add(query)
    await misses.write(ago(1))
    misses.add('кардиган синий')
    misses.add('пончо 48')
    await misses.write(MORNING)
    expect((await ask(editor)).searchMisses).toEqual([
      { query: 'кардиган синий', hits: 2 },
      { query: 'пончо 48', hits: 1 },
    ])
    for (let at = 0; at < 300; at += 1) misses.add(`слово ${'ы'.repeat(1 + (at % 50))}${at}`)
    await misses.write(ago(2))
    expect(await orm.$count(searchMisses, eq(searchMisses.day, ago(2).toISOString().slice(0, 10)))).toBe(100)
  })

  it('counts a search without results, but not a search with results', async () => {
    const { orm } = server().database
    const misses = createQueryCounts(orm, searchMisses)
    const nothing = await server().app.api.searchCatalog({ name: 'неведомое' })
    const answers: Record<string, typeof nothing> = {
      неведомое: nothing,
      лён: { ...nothing, posts: [{} as (typeof nothing)['posts'][number]] },
    }
    const hits = createQueryCounts(orm, searchHits)
    const search = countQueries(async ({ name }) => answers[name] ?? nothing, { hits, misses })
    for (const name of Object.keys(answers)) await search({ name })
    await misses.write(new Date(MORNING.getTime() - 5 * DAY_MS))
    const queries = (await orm.select().from(searchMisses)).map(({ query }) => query)
    expect([queries.includes('неведомое'), queries.includes('лён')]).toEqual([true, false])
  })
})

describeOnDatabase('the warnings of the first screen', (database) => {
  it('name a missing APP_SECRET of a public site, and what is missing until forms may open', async () => {
    const member = { id: 1, role: 'owner' as const }
    const warningsAt = async (PUBLIC_URL: string, APP_SECRET: string[]) =>
      (await getToday(database().orm, member, MORNING, { PUBLIC_URL, APP_SECRET }, async () => undefined))
        .warnings
    expect(await warningsAt('https://factory.example', [])).toEqual([
      'app-secret',
      'no-company',
      'no-address',
      'no-policy',
    ])
    await seedSmallFactory(database())
    expect(await warningsAt('https://factory.example', [])).toEqual(['app-secret'])
    expect(await warningsAt('https://factory.example', ['secret'])).toEqual([])
    expect(await warningsAt('http://localhost:3000', [])).toEqual([])
  })
})
