import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { samples } from '../../test/file-samples.ts'
import { placeOrder } from '../../test/inbox-orders.ts'
import { logIn } from '../../test/members.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { users } from '../accounts/tables.ts'
import { orderFiles, orders } from '../orders/tables.ts'
import { people } from './tables.ts'

let count = 0

describeStaff('the list of customers', (server) => {
  let manager: SignedIn
  let phone: string
  let email: string
  beforeEach(async () => {
    count += 1
    phone = `+7900111${String(count).padStart(4, '0')}`
    email = `List${count}@example.ru`
    manager = await server().signedIn('manager')
  })
  const order = (fields: Record<string, string> = {}) => placeOrder(server(), { email, phone, ...fields })
  const list = async (query: Record<string, string>): Promise<CustomerRow[]> =>
    (await manager.call('getCustomers', { query })).result.customers
  const file = (orderId: string, name: string) =>
    server()
      .database.orm.insert(orderFiles)
      .values({ id: crypto.randomUUID(), orderId, position: 0, name, size: samples.pdf.length })

  it('has each account and guest once, latest order first', async () => {
    const { id } = await logIn(server().database, email)
    const other = `Other${email}`
    const phones = [`+7902${phone.slice(5)}`, `+7903${phone.slice(5)}`] as const
    await order({ email: other, phone: phones[0] })
    const second = await order({ email: other.toUpperCase(), phone: phones[1] })
    const { clock } = server()
    clock.now = new Date(clock.now.getTime() + 1000)
    const accountOrder = await order()
    const [first, next] = await list({})
    expect(first).toMatchObject({
      userId: id,
      email,
      orderCount: 1,
      orderId: accountOrder,
      priceList: 'registered',
    })
    expect(next).toMatchObject({ userId: null, orderCount: 2, orderId: second, priceList: null })
    expect((await list({ account: 'yes' })).every(({ userId }) => userId !== null)).toBe(true)
    expect((await list({ account: 'no' })).every(({ userId }) => userId === null)).toBe(true)
  })

  it('joins guests with a common phone or e-mail, also when a later order connects them', async () => {
    const other = `second${email}`
    await order()
    await order({ email: other, phone: `+7901${phone.slice(5)}` })
    expect(await list({ q: email })).toHaveLength(2)
    await order({ email: other })
    expect(await list({ q: email })).toMatchObject([{ orderCount: 3 }])
  })

  it('joins at most five e-mails by a phone, which may be shared or invented', async () => {
    for (let at = 0; at < 7; at += 1) await order({ email: `office${at}${email}` })
    expect((await list({ q: phone })).map(({ orderCount }) => orderCount).sort()).toEqual([1, 6])
  })

  it('has one row for a guest whose first orders arrive at once', async () => {
    await Promise.all([order(), order(), order()])
    expect(await list({ q: email })).toMatchObject([{ orderCount: 3 }])
  })

  it('shows which order contains the text if the row does not', async () => {
    const id = await order({ comment: `Мы — ООО «Ромашка${count}», нужны\nфартуки` })
    await file(id, `лютик${count}.pdf`)
    const [first] = await list({ q: `ромашка${count}` })
    expect(first?.found).toEqual({
      orderId: id,
      number: first?.number,
      where: 'comment',
      text: `Мы — ООО «Ромашка${count}», нужны фартуки`,
    })
    expect((await list({ q: `ЛЮТИК${count}` }))[0]?.found).toMatchObject({ where: 'file' })
    expect((await list({ q: first?.number ?? '' }))[0]?.found).toMatchObject({ where: 'number' })
    expect(await list({ q: phone })).toMatchObject([{ found: null }])
    await order({ email: `new${email}`, name: 'Зоя' })
    expect((await list({ q: 'ткачёва' })).find(({ number }) => number)?.found).toBeDefined()
    expect((await list({ q: `list${count}@` }))[0]).toMatchObject({ name: 'Зоя', found: null })
  })

  it('finds an account by company and INN, also in the other keyboard layout', async () => {
    const { id } = await logIn(server().database, email)
    await server()
      .database.orm.update(users)
      .set({ company: `ООО «Пуговица${count}»`, inn: `77070${String(count).padStart(5, '0')}` })
      .where(eq(users.id, id))
    for (const q of [`пуговица${count}`, `geujdbwf${count}`, `77070${String(count).padStart(5, '0')}`])
      expect([q, await list({ q })]).toMatchObject([q, [{ userId: id, company: `ООО «Пуговица${count}»` }]])
  })

  it('scans in list order if very many match', async () => {
    const { orm } = server().database
    await orm.execute(sql`insert into orders (id, number, placed_at, name, phone, email, comment, is_catalog)
      select gen_random_uuid(), ${`m${count}-`} || n, now() - interval '9 days', 'Много', '', 'many' || n % 30 || ${email}, ${`Бязь${count}`}, false
      from generate_series(1, 2100) as n`)
    const first = await manager.call('getCustomers', { query: { q: `бязь${count}`, limit: '20' } })
    const second = await manager.call('getCustomers', {
      query: { q: `бязь${count}`, after: first.result.next ?? '' },
    })
    expect([first.result.customers.length, second.result.customers.length]).toEqual([20, 10])
    expect(await list({ q: `бязь${count}`, account: 'yes' })).toEqual([])
  })

  it('has no row for an erased guest, and no personal data', async () => {
    const { orm } = server().database
    const id = await order()
    const body = { contact: email, withOpenOrders: true }
    expect((await manager.call('eraseGuest', { id, body })).status).toBe(200)
    expect(await list({ q: email })).toEqual([])
    const [erased] = await orm.select({ personId: orders.personId }).from(orders).where(eq(orders.id, id))
    expect(erased).toEqual({ personId: null })
    expect(Object.keys((await orm.select().from(people).limit(1))[0] ?? {})).toEqual([
      ...['id', 'userId', 'orderCount', 'lastOrderId', 'activeAt'],
    ])
  })

  it('shows the orders of a removed account as a guest', async () => {
    const { id } = await logIn(server().database, email)
    await order()
    await server().database.orm.delete(users).where(eq(users.id, id))
    expect(await list({ q: email })).toMatchObject([{ userId: null, orderCount: 1 }])
  })

  it("moves a guest's orders to the account when the e-mail registers", async () => {
    await order()
    expect(await list({ q: email })).toMatchObject([{ userId: null }])
    const { id } = await logIn(server().database, email)
    expect(await list({ q: email })).toMatchObject([{ userId: id, orderCount: 1 }])
  })
})
