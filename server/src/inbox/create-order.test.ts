import { messages } from '@rapport/contract/errors/messages'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { logIn } from '../../test/members.ts'
import { seedPricedProducts } from '../../test/priced-products.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { siteProperties } from '../content/tables.ts'
import { orderConsents, orders } from '../orders/tables.ts'
import { auditLog } from '../staff/tables.ts'

describeStaff('an order that staff write down', (server) => {
  let manager: SignedIn
  let scarf: number
  beforeAll(async () => {
    scarf = (await seedPricedProducts(server().database)).scarf
  })
  beforeEach(async () => {
    manager = await server().signedIn('manager')
  })
  const fields = { origin: 'phone', phone: '8 900 555 00 01', name: 'Ольга Нитка' }
  const create = (more: object = {}, headers: Record<string, string> = {}) =>
    manager.call('createOrder', { body: { ...fields, ...more }, headers })

  it('is stored with its origin, author and line, and is assigned to the author without a call', async () => {
    const { orm } = server().database
    const before = Number((await inboxOrder(manager, await placeOrder(server()))).number.slice(3))
    const { status, result } = await create({
      itemId: String(scarf),
      quantity: '2,5',
      comment: 'К\u00A0пятнице',
    })
    expect(status).toBe(200)
    const { order } = result
    expect(order).toMatchObject({
      origin: 'phone',
      takenBy: { id: manager.id },
      assignee: { id: manager.id },
      status: 'new',
      phone: '+79005550001',
      email: '',
      callBy: null,
      lines: [{ itemId: scarf, quantity: 2.5, total: 125_000 }],
      notifications: [],
    })
    expect(Number(order.number.slice(3))).toBe(before + 1)
    expect(await orm.select().from(orderConsents).where(eq(orderConsents.orderId, order.id))).toEqual([])
    const [row] = await orm
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'createOrder'), eq(auditLog.subjectId, order.id)))
    expect(row).toMatchObject({
      staffId: manager.id,
      changes: { origin: { after: 'phone' }, notified: { after: false } },
    })
    const found = (await manager.call('getInbox', { query: { origin: 'phone', q: order.number } })).result
    expect(found.orders).toMatchObject([{ id: order.id, origin: 'phone' }])
    const others = (await manager.call('getInbox', { query: { origin: 'office', q: order.number } })).result
    expect(others.orders).toEqual([])
  })

  it('sends the customer a confirmation only if the form says so', async () => {
    const email = 'olga.nitka@example.ru'
    expect((await create({ email })).result.order.notifications).toEqual([])
    const { notifications } = (await create({ email, notify: 'yes' })).result.order
    expect(notifications).toMatchObject([{ channel: 'customer-mail' }])
    expect((await create({ notify: 'yes' })).errors).toEqual({ email: [inboxMessages.notifyEmail] })
  })

  it('joins the account with its email, but not an account that only names its phone', async () => {
    const { orm } = server().database
    const { id } = await logIn(server().database, 'kontora@example.ru')
    const ownerOf = async (orderId: string) =>
      (await orm.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId)))[0]?.userId
    expect(await ownerOf((await create({ email: 'Kontora@example.ru' })).result.order.id)).toBe(id)
    expect(await ownerOf((await create()).result.order.id)).toBeNull()
  })

  it('is created once for all tries with one key, and refuses the key for another form', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await create({}, key)
    // `call` expects an audit row of every write; a repeat writes none.
    const { url, cookie } = {
      url: '/api/v1/admin/orders',
      cookie: `__Secure-rapport-staff=${manager.cookie}`,
    }
    const headers = { 'x-requested-with': 'XMLHttpRequest', cookie, ...key }
    const repeat = () => server().app.inject({ method: 'POST', url, headers, payload: fields })
    for (const answer of await Promise.all([repeat(), repeat()]))
      expect([answer.statusCode, answer.json().result?.order.id]).toEqual([200, first.result.order.id])
    const changed = await create({ comment: 'Ещё сто' }, key)
    expect([changed.status, changed.message]).toEqual([
      422,
      inboxMessages.createdBefore(first.result.order.number),
    ])
  })

  it.each<[string, object, Record<string, string[]>]>([
    ['no origin', { origin: undefined }, { origin: [inboxMessages.originRequired] }],
    ['the origin of the site', { origin: 'site' }, { origin: [inboxMessages.originRequired] }],
    ['half of a phone', { phone: '900 12' }, { phone: [messages.phoneFormat] }],
    ['no name', { name: ' ' }, { name: [messages.nameRequired] }],
    ['half of an email', { email: 'olga@' }, { email: [messages.emailFormat] }],
    ['an unknown city', { cityId: '999' }, { cityId: [messages.cityUnknown] }],
    ['zero pieces', { quantity: '0' }, { quantity: [messages.quantity] }],
    ['a text over 3000 letters', { comment: 'я'.repeat(3001) }, { comment: [messages.commentTooLong] }],
  ])('is refused with %s at its field', async (_, more, errors) => {
    const answer = await create(more)
    expect([answer.status, answer.errors]).toEqual([422, errors])
  })

  it('is refused below the least order of the factory', async () => {
    const { orm } = server().database
    await orm.update(siteProperties).set({ minimumMetres: 10 })
    expect((await create({ itemId: String(scarf), quantity: '9' })).errors).toEqual({
      quantity: [messages.quantityBelow('10\u00A0пог.\u00A0м')],
    })
    await orm.update(siteProperties).set({ minimumMetres: 0 })
  })

  it('finds who calls by the whole phone, with the newest orders', async () => {
    const phone = '+79005550002'
    const id = await placeOrder(server(), { phone, email: 'vera@example.ru', name: 'Вера', comment: 'Поло' })
    await placeOrder(server(), { comment: `Звонить на ${phone}` })
    const callers = async (asked: string) =>
      (await manager.call('getCallers', { query: { phone: asked } })).result.callers
    expect(await callers('8 (900) 555-00-02')).toMatchObject([
      {
        name: 'Вера',
        email: 'vera@example.ru',
        userId: null,
        orderCount: 1,
        orders: [{ id, summary: 'Поло' }],
      },
    ])
    expect(await callers('+79005550003')).toEqual([])
    expect((await manager.call('getCallers', { query: { phone: '900' } })).status).toBe(422)
  })
})
