import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import type { Customer, CustomerRow } from '@rapport/staff-contract/customers/customers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { samples } from '../../test/file-samples.ts'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { logIn } from '../../test/members.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { saveConsentText } from '../accounts/consent-text.ts'
import { sessions, userConsents, users } from '../accounts/tables.ts'
import { textPages } from '../content/tables.ts'
import { orderFiles, orders } from '../orders/tables.ts'
import { auditLog } from '../staff/tables.ts'

let count = 0

describeStaff('customers for staff', (server) => {
  let manager: SignedIn
  let email: string
  let id: number
  let headers: Record<string, string>
  beforeEach(async () => {
    count += 1
    email = `Weaver${count}@example.ru`
    manager = await server().signedIn('manager')
    ;({ id, headers } = await logIn(server().database, email))
    await server()
      .database.orm.update(users)
      .set({ phone: `+7900555${String(count).padStart(4, '0')}`, company: 'ООО «Ткачиха»' })
      .where(eq(users.id, id))
  })
  const list = async (
    query: Record<string, string>,
  ): Promise<{ ids: (number | null)[]; next: string | null }> => {
    const { result } = await manager.call('getCustomers', { query })
    return { ids: result.customers.map((one: CustomerRow) => one.userId), next: result.next }
  }
  const card = async (): Promise<Customer> => (await manager.call('getCustomer', { id })).result.customer
  const give = (body: object) => manager.call('giveCustomerPriceList', { id, body })
  const order = (fields: Record<string, string> = {}) => placeOrder(server(), { email, ...fields })
  const listAuditRows = async (action: string) =>
    (
      await server()
        .database.orm.select()
        .from(auditLog)
        .where(eq(auditLog.action, action))
        .orderBy(auditLog.id)
    ).filter(({ subjectId }) => subjectId === String(id))

  it('are found by phone in any spelling, e-mail, name and company', async () => {
    const phone = `8 (900) 555-${String(count).padStart(4, '0')}`
    for (const q of [phone, phone.slice(2), email.toUpperCase(), 'анна', 'ткачиха'])
      expect([q, (await list({ q })).ids]).toEqual([q, expect.arrayContaining([id])])
    expect((await list({ q: email })).ids).toEqual([id])
    for (const q of ['+7 999 000-00-00', 'nobody@example.ru', '%', '_'])
      expect([q, (await list({ q })).ids]).toEqual([q, []])
  })

  it('are found by text typed in the other keyboard layout', async () => {
    for (const q of ['fyyf', 'nrfxb', 'ТКАЧИХА', 'цуфмук', 'Nrfxb[f'])
      expect([q, (await list({ q })).ids]).toEqual([q, expect.arrayContaining([id])])
    expect((await list({ q: 'ghzkrbyf' })).ids).toEqual([])
  })

  it('are paged newest first without repeats', async () => {
    const { id: newer } = await logIn(server().database, `newer${count}@example.ru`)
    const first = await list({ limit: '1' })
    expect(first).toEqual({ ids: [newer], next: expect.any(String) })
    expect(await list({ limit: '1', after: String(first.next) })).toEqual({
      ids: [id],
      next: expect.anything(),
    })
  })

  it('are shown with orders and log-ins, and a view is logged once in ten minutes', async () => {
    const orderId = await order({ comment: 'Фартуки\nна смену' })
    const shown = await card()
    await card()
    expect(shown).toMatchObject({
      id,
      email,
      openOrderCount: 1,
      version: 0,
      priceLists: [],
      details: { name: 'ООО «Ткачиха»' },
      orders: [{ id: orderId, summary: 'Фартуки', status: 'new' }],
      sessions: [{ place: null }],
    })
    expect(await listAuditRows('getCustomer')).toHaveLength(1)
  })

  it('get a price list that applies at once, with its history', async () => {
    expect((await give({ priceList: 'dealer' })).message).toBe(customerMessages.versionRequired)
    expect((await give({ version: 0, priceList: 'anonymous' })).status).toBe(422)
    const { result } = await give({ version: 0, priceList: 'dealer' })
    expect(result.customer).toMatchObject({
      priceList: 'dealer',
      priceLists: [
        { priceList: 'dealer', givenAt: server().clock.now.toISOString(), by: { id: manager.id } },
      ],
    })
    const stale = await give({ version: 0, priceList: 'wholesale' })
    expect([stale.status, stale.message]).toEqual([409, customerMessages.versionStale])
    const answer = await server().app.inject({ url: '/api/v1/user', headers })
    expect(answer.json().result.user.priceType).toBe('dealer')
    expect((await listAuditRows('giveCustomerPriceList'))[0]?.changes).toMatchObject({
      priceList: { before: 'registered', after: 'dealer' },
    })
  })

  it('get a discount for their calculations, at most 100 %, with an audit row', async () => {
    const discount = (body: object) => manager.call('giveCustomerDiscount', { id, body })
    const fields = { version: 0, percent: '12,5', title: ' Скидка партнёра ' }
    for (const percent of ['100,01', '-1', '1,234', 'много', ''])
      expect([percent, (await discount({ ...fields, percent })).errors]).toEqual([
        percent,
        { percent: [customerMessages.discountRange] },
      ])
    expect((await discount({ ...fields, title: ' ' })).errors).toEqual({
      title: [customerMessages.discountTitle],
    })
    expect((await discount({ percent: 1, title: 'А' })).message).toBe(
      customerMessages.discountVersionRequired,
    )
    expect((await discount(fields)).result.customer.discount).toEqual({
      percent: 12.5,
      title: 'Скидка партнёра',
      version: 1,
    })
    const stale = await discount(fields)
    expect([stale.status, stale.message]).toEqual([409, customerMessages.discountStale])
    expect((await listAuditRows('giveCustomerDiscount'))[0]?.changes).toMatchObject({
      discountPercent: { before: 0, after: 12.5 },
    })
    const removed = await discount({ version: 1, percent: 0, title: '' })
    expect(removed.result.customer.discount).toMatchObject({ percent: 0, version: 2 })
  })

  it('are shown with the original text of their consent', async () => {
    const { orm } = server().database
    await orm
      .insert(textPages)
      .values({
        slug: 'policy',
        title: 'Согласие',
        version: '1',
        body: '<p>Первая редакция</p>',
        bodyMarkdown: '',
      })
      .onConflictDoUpdate({ target: textPages.slug, set: { body: '<p>Первая редакция</p>' } })
    const given = { ...(await saveConsentText(orm)), givenAt: new Date(), ip: null, userAgent: '' }
    await orm.insert(userConsents).values({ userId: id, ...given })
    await orm.update(textPages).set({ body: '<p>Другая</p>' }).where(eq(textPages.slug, 'policy'))
    const [consent] = (await card()).consents
    expect(consent).toMatchObject({ orderNumber: null, textSha256: given.textSha256, isTextKept: true })
    const text = await manager.call('getConsentText', { id: consent?.textSha256 ?? '' })
    expect(text.result.body).toContain('Первая редакция')
    await orm
      .update(userConsents)
      .set({ textSha256: '0'.repeat(64) })
      .where(eq(userConsents.userId, id))
    expect((await card()).consents).toMatchObject([{ isTextKept: false }])
  })

  it('are logged out of one device or all', async () => {
    const [session] = (await card()).sessions
    const ended = await manager.call('endCustomerSession', { id: session?.id ?? '' })
    expect(ended.result.customer.sessions).toEqual([])
    expect((await server().app.inject({ url: '/api/v1/user', headers })).statusCode).toBe(401)
    expect((await manager.call('endCustomerSession', { id: session?.id ?? '' })).status).toBe(404)
    expect((await manager.call('endCustomerSessions', { id })).status).toBe(200)
    expect(await server().database.orm.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  })

  it('are exported as an archive by a link of ten minutes', async () => {
    await order()
    const { path } = (await manager.call('exportCustomer', { id })).result
    const answer = await server().app.inject({ url: path })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    for (const name of ['profile.json', 'orders.json'])
      expect(answer.rawPayload.includes(name), name).toBe(true)
    expect((await server().app.inject({ url: path.replace(/\d+\?/, '1?') })).statusCode).toBe(403)
    const { clock } = server()
    const before = clock.now
    clock.now = new Date(before.getTime() + 11 * 60_000)
    expect((await server().app.inject({ url: path })).statusCode).toBe(403)
    clock.now = before
    expect(await listAuditRows('exportCustomer')).toHaveLength(1)
  })

  it('are erased after entering their address and confirming open orders, and their orders stay without personal data', async () => {
    const { orm } = server().database
    const orderId = await order({ name: 'Марина Прялкина', comment: 'Позвоните Марине' })
    await manager.call('addOrderNote', { id: orderId, body: { text: 'Марина просит пробник' } })
    const file = { id: crypto.randomUUID(), orderId, position: 0, name: 'прялкина.pdf' }
    await orm.insert(orderFiles).values({ ...file, size: samples.pdf.length })
    const erase = (body: object) => manager.call('eraseCustomer', { id, body })
    expect((await erase({ contact: 'other@example.ru' })).errors).toEqual({
      contact: [customerMessages.eraseEmail],
    })
    const warned = await erase({ contact: email })
    expect([warned.status, warned.message]).toEqual([409, customerMessages.openOrders])
    expect((await card()).orders).toHaveLength(1)
    expect((await erase({ contact: email, withOpenOrders: true })).status).toBe(200)
    expect((await erase({ contact: email, withOpenOrders: true })).status).toBe(404)
    expect(await orm.select().from(users).where(eq(users.id, id))).toEqual([])
    const [kept] = await orm.select().from(orders).where(eq(orders.id, orderId))
    expect(kept).toMatchObject({ userId: null, name: '', phone: '', email: '', comment: '', status: 'new' })
    expect(await inboxOrder(manager, orderId)).toMatchObject({
      customerId: null,
      callBy: null,
      notes: [],
      files: [],
    })
    const rows = await listAuditRows('eraseCustomer')
    expect(rows.at(-1)?.changes).toEqual({ orders: { after: 1 } })
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})
