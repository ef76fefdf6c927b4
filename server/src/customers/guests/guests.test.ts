import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import type { Guest } from '@rapport/staff-contract/customers/guests'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import { auditLog } from '../../staff/tables.ts'

let count = 0

describeStaff('a guest', (server) => {
  let manager: SignedIn
  let phone: string
  let email: string
  beforeEach(async () => {
    count += 1
    phone = `+7900777${String(count).padStart(4, '0')}`
    email = `Guest${count}@example.ru`
    manager = await server().signedIn('manager')
  })
  const order = (fields: Record<string, string> = {}) => placeOrder(server(), { email, phone, ...fields })
  const find = async (q: string): Promise<CustomerRow[]> =>
    (await manager.call('getCustomers', { query: { q, account: 'no' } })).result.customers
  const card = async (id: string): Promise<Guest> => (await manager.call('getGuest', { id })).result.guest
  const listAuditRows = (action: string, id: string) =>
    server()
      .database.orm.select()
      .from(auditLog)
      .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, id)))

  it('is found by phone, e-mail and name, with all orders of that phone or e-mail', async () => {
    const first = await order({ name: 'Ирина Берёза' })
    const byPhone = await order({ name: 'Ирина', email: `other${count}@example.ru` })
    const byEmail = await order({ email: email.toLowerCase(), phone: '+79998887766' })
    await order({ email: `x${count}@example.ru`, phone: '+79005550000' })
    for (const q of [phone, `8 (900) 777-${String(count).padStart(4, '0')}`, 'берёза'])
      expect([q, await find(q)]).toMatchObject([q, [{ userId: null, orderCount: 3 }]])
    for (const q of ['nobody@example.ru', '%']) expect([q, await find(q)]).toEqual([q, []])
    const guest = await card(first)
    expect(guest.orders.map(({ id }) => id).sort()).toEqual([first, byPhone, byEmail].sort())
    expect(guest).toMatchObject({ orderCount: 3, openOrderCount: 3, name: 'Ирина Берёза' })
    expect(guest.phones).toEqual(['+79998887766', phone])
    expect(guest.emails).toEqual([email.toLowerCase(), `other${count}@example.ru`])
    await card(first)
    expect(await listAuditRows('getGuest', first)).toHaveLength(1)
  })

  it('is identified by a foreign phone in any spelling, also for the erasure', async () => {
    const tail = String(count).padStart(4, '0')
    const first = await order({ name: 'Алеся', phone: `+375 29 777-${tail}` })
    const other = await order({
      name: 'Алеся',
      phone: `00375 (29) 777${tail}`,
      email: `by${count}@example.ru`,
    })
    for (const q of [`+375 29 777-${tail}`, `8 10 375 29 777${tail}`, `29777${tail}`])
      expect([q, await find(q)]).toMatchObject([q, [{ orderCount: 2, phone: `+37529777${tail}` }]])
    const body = { contact: `8 10 375 29 777 ${tail}`, withOpenOrders: true }
    expect((await manager.call('eraseGuest', { id: first, body })).status).toBe(200)
    expect((await inboxOrder(manager, other)).phone).toBe('')
  })

  it('is found by text typed in the other keyboard layout', async () => {
    await order({ name: 'Алла Прялкина' })
    for (const q of ['ghzkrbyf', 'Fkkf', `пгуые${count}`])
      expect([q, await find(q)]).toMatchObject([q, [{ name: 'Алла Прялкина' }]])
  })

  it('does not exist for orders of an account', async () => {
    await logIn(server().database, email)
    const id = await order()
    expect([await find(email), (await manager.call('getGuest', { id })).status]).toEqual([[], 404])
    const { customerId } = await inboxOrder(manager, id)
    expect((await manager.call('getCustomer', { id: customerId ?? 0 })).result.customer.orders).toMatchObject(
      [{ id }],
    )
  })

  it('is exported as an archive by a link of ten minutes', async () => {
    const id = await order()
    const { path } = (await manager.call('exportGuest', { id })).result
    const answer = await server().app.inject({ url: path })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    for (const name of ['index.html', 'orders.json'])
      expect(answer.rawPayload.includes(name), name).toBe(true)
    const other = path.replace(id, await order())
    expect((await server().app.inject({ url: other })).statusCode).toBe(403)
    expect(await listAuditRows('exportGuest', id)).toHaveLength(1)
  })

  it('is erased after entering the phone or e-mail and confirming open orders, and other guests stay', async () => {
    const { orm } = server().database
    const id = await order({ name: 'Нина Нить', comment: 'Позвоните Нине' })
    const second = await order({ email: `more${count}@example.ru`, comment: 'Ещё' })
    const stranger = await order({ email: `stranger${count}@example.ru`, phone: '+79003332211' })
    const file = { id: crypto.randomUUID(), orderId: id, position: 0, name: 'нина.pdf' }
    await orm.insert(orderFiles).values({ ...file, size: samples.pdf.length })
    const erase = (body: object) => manager.call('eraseGuest', { id, body })
    expect((await erase({ contact: '+7 900 000-00-00' })).errors).toEqual({
      contact: [customerMessages.eraseContact],
    })
    const contact = `8 (900) 777-${String(count).padStart(4, '0')}`
    const warned = await erase({ contact })
    expect([warned.status, warned.message]).toEqual([409, customerMessages.openOrders])
    expect((await erase({ contact, withOpenOrders: true })).status).toBe(200)
    expect((await erase({ contact, withOpenOrders: true })).status).toBe(404)
    for (const erased of [id, second]) {
      const [kept] = await orm.select().from(orders).where(eq(orders.id, erased))
      expect(kept).toMatchObject({ name: '', phone: '', email: '', comment: '' })
    }
    expect(await inboxOrder(manager, id)).toMatchObject({ callBy: null, files: [] })
    expect((await inboxOrder(manager, stranger)).phone).toBe('+79003332211')
    const [row] = await listAuditRows('eraseGuest', id)
    expect([row?.changes, row?.title]).toEqual([
      { orders: { after: 2 } },
      expect.stringMatching(/^\d\d-\d{6}$/),
    ])
    expect(JSON.stringify(row)).not.toMatch(/7770|@example/)
  })
})
