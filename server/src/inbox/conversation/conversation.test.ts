import { UNANSWERED_MESSAGES_MAX } from '@rapport/contract/orders/order-limits'
import { orderMessageErrors } from '@rapport/contract/orders/order-message-errors'
import { conversationMessages } from '@rapport/staff-contract/inbox/conversation-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { sentOffer } from '../../../test/offers/offer-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { listOfferMessages } from '../../offers/list-offer-messages.ts'
import { listCustomerOrders } from '../../orders/customer-orders.ts'
import { eraseOrders } from '../../orders/erase-orders.ts'
import { orders } from '../../orders/tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const NOTE = 'Торгуется, дать скидку'

describeStaff('the conversation of an order', (server) => {
  let manager: SignedIn
  let addresses = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const newAddress = () => `writer-${++addresses}@example.ru`
  const say = (id: string, text: string) => manager.call('sendOrderMessage', { id, body: { text } })
  const mailTo = (to: string, subject: string) =>
    vi.waitFor(() => {
      const found = server().mails.taken.find(
        ({ mail, to: receivers }) => receivers.includes(to) && mail.subject?.includes(subject),
      )
      if (!found) throw new Error(`No mail «${subject}»`)
      return found.mail
    }, SOON)

  async function customer(fields: Record<string, string> = {}) {
    const email = newAddress()
    const { headers } = await logIn(server().database, email)
    const id = await placeOrder(server(), { email, ...fields }, headers)
    const { number } = await inboxOrder(manager, id)
    const ask = async (method: 'GET' | 'POST', path = '', payload?: object) => {
      const answer = await server().app.inject({
        method,
        url: `/api/v1/user/orders/${number}${path}`,
        headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' },
        ...(payload ? { payload } : {}),
      })
      return { status: answer.statusCode, ...answer.json() }
    }
    return {
      id,
      number,
      email,
      headers,
      read: async () => (await ask('GET')).result.order,
      write: (text: string) => ask('POST', '/messages', { text }),
      markRead: () => ask('POST', '/messages/reading'),
    }
  }

  it('brings a message to the account and by mail, and an answer back to staff, unanswered', async () => {
    const { id, number, email, read, write } = await customer()
    expect((await say(id, 'Готово в\u00A0пятницу')).status).toBe(200)
    const mail = await mailTo(email, `Сообщение по\u00A0заявке ${number}`)
    expect(mail.text).toContain('Готово в\u00A0пятницу')
    expect(mail.text).toContain(`/account/orders/${number}/`)
    expect((await read()).messages).toMatchObject([
      { author: 'staff', source: 'staff', text: 'Готово в\u00A0пятницу' },
    ])
    expect((await write('А раньше?')).status).toBe(200)
    const order = await inboxOrder(manager, id)
    expect(order).toMatchObject({ unanswered: 1 })
    expect(order.messages.at(-1)).toMatchObject({ author: 'customer', source: 'account', isUnread: true })
    const { orders: listed } = (await manager.call('getInbox', { query: { view: 'unanswered' } })).result
    expect(listed.map((one: { id: string }) => one.id)).toContain(id)
    const notice = await mailTo('support@proba.example', `Клиент написал по\u00A0заявке ${number}`)
    expect(notice.text).not.toContain('раньше')
  })

  it('counts an answer until staff write to the customer, or say that none is needed', async () => {
    const { id, write } = await customer()
    const count = async () => (await manager.call('getInboxState')).result.unanswered
    const before = await count()
    await write('Есть вопрос')
    expect(await count()).toBe(before + 1)
    await manager.call('addOrderNote', { id, body: { text: NOTE } })
    expect(await count()).toBe(before + 1)
    await say(id, 'Отвечаем')
    expect(await count()).toBe(before)
    await write('Спасибо')
    const read = await manager.call('readOrderMessages', { id })
    expect([read.status, read.result.order.unanswered]).toEqual([200, 0])
    expect(await count()).toBe(before)
  })

  it('never shows a note to the customer: not in the account, the export, the offer’s page, or a mail', async () => {
    const { id, number, email, read } = await customer()
    await manager.call('addOrderNote', { id, body: { text: NOTE } })
    await say(id, 'Скоро напишем')
    const mail = await mailTo(email, `Сообщение по\u00A0заявке ${number}`)
    const { orm } = server().database
    const exported = await listCustomerOrders(orm, eq(orders.id, id))
    const shown = JSON.stringify([await read(), exported, mail.text, mail.html])
    expect(shown).toContain('Скоро напишем')
    expect(shown).not.toContain(NOTE)
  })

  it('shows questions of an offer’s page in the thread, and answers on that page', async () => {
    const { orderId, id, path } = await sentOffer(server(), manager)
    const post = (text: string) =>
      server().app.inject({
        method: 'POST',
        url: `${path}questions/`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ text }).toString(),
      })
    expect((await post('Можно\nдва цвета?')).statusCode).toBe(303)
    const asked = await inboxOrder(manager, orderId)
    expect(asked.messages).toMatchObject([{ source: 'offer', text: 'Можно\nдва цвета?', isUnread: true }])
    await manager.call('addOrderNote', { id: orderId, body: { text: NOTE } })
    await say(orderId, 'Можно и три')
    const { events } = (await manager.call('getOffer', { id })).result.offer
    expect(events[0]).toMatchObject({ kind: 'asked', isUnread: false })
    expect((await post(' ')).statusCode).toBe(422)
    const token = path.split('/')[2] ?? ''
    const shown = await listOfferMessages(server().database.orm, token, server().app.orders.signFile)
    expect(shown.map(({ author, text }) => [author, text])).toEqual([
      ['customer', 'Можно\nдва цвета?'],
      ['staff', 'Можно и три'],
    ])
  })

  it('marks the factory’s messages as read for the customer only when asked', async () => {
    const { id, read, markRead, headers } = await customer()
    await say(id, 'Первое')
    await say(id, 'Второе')
    expect((await read()).unreadCount).toBe(2)
    const list = await server().app.inject({ url: '/api/v1/user/orders', headers })
    expect(list.json().result.orders[0]).toMatchObject({ unreadCount: 2 })
    expect((await markRead()).status).toBe(200)
    expect((await read()).unreadCount).toBe(0)
  })

  it('stores a message that was pressed twice once, and stops a flood', async () => {
    const { id, write } = await customer()
    await Promise.all([write('Алло'), write('Алло')])
    expect((await inboxOrder(manager, id)).messages).toHaveLength(1)
    for (let n = 1; n < UNANSWERED_MESSAGES_MAX; n += 1) await write(`Алло ${n}`)
    const refused = await write('Ещё')
    expect([refused.status, refused.message]).toEqual([409, orderMessageErrors.unansweredTooMany])
  })

  it('refuses an empty text, a long text, and a placeholder that was not filled', async () => {
    const { id, write } = await customer()
    expect((await write(' ')).errors).toEqual({ text: [orderMessageErrors.required] })
    expect((await write('ю'.repeat(4001))).errors).toEqual({ text: [orderMessageErrors.tooLong] })
    expect((await say(id, 'На сумму {сумма}')).errors).toEqual({
      text: [conversationMessages.placeholder('{сумма}')],
    })
    expect((await inboxOrder(manager, id)).messages).toEqual([])
  })

  it('hides orders of others: a stranger can neither write nor mark as read', async () => {
    const owner = await customer()
    const stranger = await customer()
    for (const path of ['messages', 'messages/reading']) {
      const answer = await server().app.inject({
        method: 'POST',
        url: `/api/v1/user/orders/${owner.number}/${path}`,
        headers: { ...stranger.headers, 'x-requested-with': 'XMLHttpRequest' },
        payload: { text: 'Чужое' },
      })
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })

  it('erases messages with the other data of the customer', async () => {
    const { id, write } = await customer()
    await write('Мой адрес: Иваново')
    const { orm } = server().database
    await orm.transaction((tx) => eraseOrders(tx, eq(orders.id, id)))
    expect((await inboxOrder(manager, id)).messages).toEqual([])
  })

  it('replaces a template with the same title, and deletes it', async () => {
    const save = (text: string) =>
      manager.call('saveMessageTemplate', { body: { title: 'Макет готов', text } })
    await save('Старое')
    const { templates } = (await save('Макет по\u00A0заявке {номер}')).result
    const [saved] = templates.filter(({ title }: { title: string }) => title === 'Макет готов')
    expect(saved.text).toBe('Макет по\u00A0заявке {номер}')
    const left = (await manager.call('deleteMessageTemplate', { id: saved.id })).result.templates
    expect(left.map(({ title }: { title: string }) => title)).not.toContain('Макет готов')
  })
})
