import { ORDER_SUMMARY_MAX } from '@rapport/contract/accounts/account-limits'
import { messages } from '@rapport/contract/errors/messages'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, afterMs, openAccountsApp } from '../../../test/accounts-app.ts'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, type TestFile, validFields } from '../../../test/order-form.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { changeOrderStatus } from '../change-order-status.ts'
import { orderMessages } from '../conversation/tables.ts'
import { orderFiles, orders } from '../tables.ts'

const pdf: TestFile = { name: 'макет.pdf', bytes: samples.pdf }
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

describeOnDatabase('orders of users', (database) => {
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member('anna@example.ru')).token
  })
  afterEach(() => server.close())

  async function place(comment: string, by?: string, files = [pdf]): Promise<string> {
    const body = orderForm({ ...validFields, email: 'other@example.ru', comment }, files)
    return (await server.call('sendOrderMail', { token: by, body })).result.number as string
  }
  const findId = async (number: string) =>
    (await database().orm.select({ id: orders.id }).from(orders).where(eq(orders.number, number)))[0]?.id ??
    ''
  const get = (path: string) =>
    fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })

  it('are listed in the account of their user only, newest first', async () => {
    const stranger = await server.member('boris@example.ru')
    const first = await place(`первый\nвторая строка`, token)
    await place('чужой', stranger.token)
    await place('ничей')
    const second = await place('второй', token, [])
    const { result } = await server.call('getUserOrders', { token })
    const common = { placedAt: moment, status: 'new', unreadCount: 0 }
    expect(result).toEqual({
      orders: [
        { ...common, number: second, summary: 'второй', fileCount: 0 },
        { ...common, number: first, summary: 'первый', fileCount: 1 },
      ],
      next: null,
    })
  })

  it('are paged without gaps or repeats while new ones are placed', async () => {
    const placed: string[] = []
    for (let n = 0; n < 5; n += 1) placed.unshift(await place(`заказ ${n}`, token, []))
    const seen: string[] = []
    let before = ''
    for (const expected of [2, 2, 1]) {
      const answer = await get(`/api/v1/user/orders?limit=2${before}`)
      const { result } = (await answer.json()) as {
        result: { orders: { number: string }[]; next: string | null }
      }
      expect(result.orders).toHaveLength(expected)
      seen.push(...result.orders.map(({ number }) => number))
      before = result.next ? `&before=${result.next}` : ''
      await place('ещё один', token, [])
    }
    expect(seen).toEqual(placed)
    expect(before).toBe('')
  })

  it("answer 422 to an invalid page, and 404 after another user's order", async () => {
    const stranger = await server.member('boris@example.ru')
    const theirs = await place('чужой', stranger.token, [])
    for (const query of ['before=x', 'limit=0', 'limit=51', 'limit=x'])
      expect([query, (await get(`/api/v1/user/orders?${query}`)).status]).toEqual([query, 422])
    for (const before of [theirs, '26-999999'])
      expect((await get(`/api/v1/user/orders?before=${before}`)).status).toBe(404)
  })

  it('show the start of a long comment in the list and all of it in the order', async () => {
    const comment = 'ю'.repeat(1000)
    const number = await place(comment, token)
    const { result } = await server.call('getUserOrders', { token })
    expect(result.orders).toMatchObject([{ summary: comment.slice(0, ORDER_SUMMARY_MAX) }])
    expect((await server.call('getUserOrder', { token, number })).result.order).toMatchObject({ comment })
  })

  it("show the sent fields, the status history and the manager's messages", async () => {
    const number = await place('первый', token)
    const id = await findId(number)
    const { orm } = database()
    const at = new Date('2026-11-20T10:00:00Z')
    await changeOrderStatus(orm, id, { status: 'called', by: 'staff', at })
    await changeOrderStatus(orm, id, { status: 'quoted', by: 'staff', at })
    const words = { author: 'staff' as const, authorName: 'Ольга', text: 'Цена — 780 ₽ за штуку' }
    await orm.insert(orderMessages).values({ ...words, orderId: id, at })
    const answer = await server.call('getUserOrder', { token, number })
    const change = { by: 'staff', at: at.toISOString(), reason: null }
    expect(answer.result.order).toEqual({
      number,
      offers: [],
      invoices: [],
      requisites: { version: 0, payer: null },
      proof: null,
      stages: [],
      stageMails: { wanted: false, path: expect.stringContaining('/stage-mails/') },
      calculation: null,
      placedAt: moment,
      status: 'quoted',
      lines: [],
      isCatalog: false,
      comment: 'первый',
      name: validFields.name,
      phone: '+79001234567',
      email: 'other@example.ru',
      files: [{ id: expect.any(String), name: 'макет.pdf', size: samples.pdf.length, isRemoved: false }],
      statusChanges: [
        { ...change, status: 'called' },
        { ...change, status: 'quoted' },
      ],
      messages: [{ ...words, source: 'staff', at: at.toISOString(), files: [] }],
      unreadCount: 1,
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it("answer 404 for another user's order and a malformed number", async () => {
    const stranger = await server.member('boris@example.ru')
    const number = await place('чужой', stranger.token)
    const [file] = await database().orm.select().from(orderFiles)
    for (const foreign of [number, '26-999999', 'x', "' or 1=1"])
      for (const name of ['getUserOrder', 'getUserOrderFile', 'cancelUserOrder'] as const) {
        const answer = await server.call(name, { token, number: foreign, id: file?.id ?? '' })
        expect([name, answer.status, answer.message]).toEqual([name, 404, messages.notFound])
      }
    expect((await database().orm.select().from(orders))[0]?.status).toBe('new')
  })

  it('return a file URL that is valid for five minutes', async () => {
    const number = await place('с файлом', token)
    const [file] = await database().orm.select().from(orderFiles)
    const { result } = await server.call('getUserOrderFile', { token, number, id: file?.id ?? '' })
    const opened = await fetch(`${server.url}${result.url}`)
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(samples.pdf)
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff')
    afterMs(server.clock, 301)
    expect((await fetch(`${server.url}${result.url}`)).status).toBe(403)
    const other = '00000000-0000-4000-8000-000000000000'
    for (const id of [other, 'x'])
      expect((await server.call('getUserOrderFile', { token, number, id })).status).toBe(404)
  })

  it('report a removed file', async () => {
    const number = await place('старый', token)
    const [file] = await database().orm.update(orderFiles).set({ removedAt: new Date() }).returning()
    const { result } = await server.call('getUserOrder', { token, number })
    expect(result.order).toMatchObject({ files: [{ isRemoved: true }] })
    const answer = await server.call('getUserOrderFile', { token, number, id: file?.id ?? '' })
    expect([answer.status, answer.message]).toEqual([404, 'Файл удалён: срок его хранения истёк'])
  })

  it('are accepted with an invalid token, as without a log-in', async () => {
    const sent = { token: 'x'.repeat(43), body: orderForm(validFields) }
    expect((await server.call('sendOrderMail', sent)).status).toBe(200)
    expect((await database().orm.select({ by: orders.userId }).from(orders)).map((row) => row.by)).toEqual([
      null,
    ])
  })

  it.each([undefined, 'x'.repeat(43)])('answer 401 for the token %s', async (bad) => {
    for (const name of ['getUserOrders', 'getUserOrder', 'getUserOrderFile', 'cancelUserOrder'] as const) {
      const answer = await server.call(name, { token: bad, number: '26-000001', id: 'x' })
      expect([answer.status, answer.message]).toEqual([401, messages.unauthorized])
      expect(answer.headers.get('vary')).toBe('Authorization')
    }
  })

  it('answer 401 after a log-out', async () => {
    const number = await place('мой', token)
    expect((await server.call('logout', { token })).status).toBe(200)
    expect((await server.call('getUserOrder', { token, number })).status).toBe(401)
  })
})
