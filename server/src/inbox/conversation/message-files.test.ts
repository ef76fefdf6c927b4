import { orderMessageErrors } from '@rapport/contract/orders/order-message-errors'
import { conversationMessages } from '@rapport/staff-contract/inbox/conversation-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { fileForm } from '../../../test/content/media-files.ts'
import { samples } from '../../../test/file-samples.ts'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { sentOffer } from '../../../test/offers/offer-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import { eraseOrders } from '../../orders/erase-orders.ts'
import { orderFileKey } from '../../orders/files/file-key.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import { findProductionOrder } from '../../workshop/get-production-order.ts'

const NAME = 'Договор «Ткань».pdf'

describeStaff('files and mails of messages', (server) => {
  let manager: SignedIn
  let addresses = 0
  beforeEach(async () => {
    manager = await server().signedIn('manager')
  })
  const newAddress = () => `files-${++addresses}@example.ru`
  const mailTo = (to: string, count = 1) =>
    vi.waitFor(() => {
      const found = server().mails.taken.filter(
        (taken) => taken.to.includes(to) && taken.mail.subject?.startsWith('Сообщение'),
      )
      const mail = found[count - 1]?.mail
      if (!mail) throw new Error(`${found.length} mails`)
      return mail
    }, SOON)
  const open = (url: string) => server().app.inject({ url, headers: { accept: 'text/html' } })
  const pathOf = (text: string | undefined, path: string) => {
    const url = (text ?? '').split(/\s/).find((word) => word.includes(path)) ?? ''
    return url.replace('https://proba.example', '')
  }
  const form = (text: string, name = NAME, bytes = samples.pdf) => {
    const body = new FormData()
    body.append('text', text)
    body.append('files[]', new Blob([new Uint8Array(bytes)]), name)
    return body
  }
  const post = async (url: string, body: FormData, headers: Record<string, string> = {}) => {
    const request = new Request('http://x', { method: 'POST', body })
    const payload = Buffer.from(await request.arrayBuffer())
    const type = request.headers.get('content-type') ?? ''
    const sent = { accept: 'text/html', ...headers, 'content-type': type }
    return server().app.inject({ method: 'POST', url, headers: sent, payload })
  }
  const lastMessage = async (id: string) => (await inboxOrder(manager, id)).messages.at(-1)

  it('reach staff from the account, and are removed with the order of an erased customer', async () => {
    const email = newAddress()
    const { headers } = await logIn(server().database, email)
    const id = await placeOrder(server(), { email }, headers)
    const { number } = await inboxOrder(manager, id)
    const url = `/api/v1/user/orders/${number}/messages`
    const xhr = { ...headers, 'x-requested-with': 'XMLHttpRequest' }
    const [first, repeated] = [await post(url, form(' '), xhr), await post(url, form(' '), xhr)]
    expect([first.statusCode, repeated.statusCode]).toEqual([200, 200])
    const [shown] = first.json().result.order.messages
    expect(shown).toMatchObject({ text: 'Файл во\u00A0вложении', files: [{ name: NAME }] })
    expect(first.json().result.order.files).toEqual([])
    const download = await open(shown.files[0].path)
    expect(download.rawPayload.equals(samples.pdf)).toBe(true)
    const order = await inboxOrder(manager, id)
    expect(order.messages).toHaveLength(1)
    const [file] = order.messages[0]?.files ?? []
    const { result } = await manager.call('openOrderFile', { id: file?.id ?? '' })
    expect((await open(result.path)).statusCode).toBe(200)
    expect((await findProductionOrder(server().database.orm, id, String))?.files).toEqual([])
    const wrong = await post(url, form('Вот', 'virus.exe'), xhr)
    expect([wrong.statusCode, wrong.json().errors.files?.length]).toEqual([422, 1])
    const { orm } = server().database
    const erased = await orm.transaction((tx) => eraseOrders(tx, eq(orders.id, id)))
    expect(erased.fileIds).toEqual([file?.id])
  })

  it('go to the customer with a message of staff, by links in the mail and on the page of the order', async () => {
    const email = newAddress()
    const id = await placeOrder(server(), { email })
    await manager.call('addOrderFile', { id, body: fileForm(NAME, samples.pdf) })
    const internal = (await inboxOrder(manager, id)).files.at(-1)?.id ?? ''
    const say = (files: string[]) =>
      manager.call('sendOrderMessage', { id, body: { text: 'Договор во вложении', files } })
    expect((await say([internal])).status).toBe(200)
    expect((await say([internal])).errors.files).toEqual([conversationMessages.fileNotAttachable])
    const mail = await mailTo(email)
    expect(mail.text).toContain(NAME)
    expect((await open(pathOf(mail.text, '/files/orders/'))).rawPayload.equals(samples.pdf)).toBe(true)
    const page = await open(pathOf(mail.text, '/order/'))
    const shown = JSON.parse(/<pre>(.*)<\/pre>/s.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '{}')
    expect(shown.messages[0]).toMatchObject({ text: 'Договор во вложении', files: [{ name: NAME }] })
  })

  it('come from a customer without an account by the link of a mail, which also shows the conversation', async () => {
    const email = newAddress()
    const id = await placeOrder(server(), { email })
    await manager.call('sendOrderMessage', { id, body: { text: 'Какой цвет?' } })
    const link = pathOf((await mailTo(email)).text, '/order/')
    const target = link.replace('?', 'messages/?')
    const sent = await post(target, form('Синий'), { origin: 'null' })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${link}&sent=1#messages`])
    expect(sent.headers['cache-control']).toBe('no-store')
    expect(await lastMessage(id)).toMatchObject({ source: 'link', text: 'Синий', isUnread: true })
    expect((await inboxOrder(manager, id)).unanswered).toBe(1)
    const body = new FormData()
    body.append('text', 'ю'.repeat(5000))
    const long = await post(target, body, { origin: 'null' })
    expect([
      long.statusCode,
      long.body.includes(orderMessageErrors.tooLong),
      long.body.includes('ююю'),
    ]).toEqual([422, true, true])
    expect((await post(target.slice(0, -2), form('Чужой'))).statusCode).toBe(404)
    const { orm } = server().database
    await orm.transaction((tx) => eraseOrders(tx, eq(orders.id, id)))
    expect((await post(target, form('Поздно'))).statusCode).toBe(404)
    const rows = await orm.select().from(orderFiles).where(eq(orderFiles.orderId, id))
    expect(rows).toEqual([])
  })

  it('come from the page of an offer, and leave no content when they are refused', async () => {
    const { path, orderId } = await sentOffer(server(), manager, { email: newAddress() })
    const sent = await post(`${path}questions/`, form('Можно так?', 'Эскиз.pdf'))
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?sent=question`])
    const message = await lastMessage(orderId)
    expect(message).toMatchObject({ source: 'offer', files: [{ name: 'Эскиз.pdf' }] })
    expect(await server().storage.size(orderFileKey(message?.files[0]?.id ?? ''))).toBe(samples.pdf.length)
    const refused = await post(`${path}questions/`, form('И так?', 'a.exe'))
    expect(refused.statusCode).toBe(422)
  })

  it('show why a mail failed, and send it again by one press', async () => {
    const email = newAddress()
    const id = await placeOrder(server(), { email })
    await manager.call('sendOrderMessage', { id, body: { text: 'Готово' } })
    await mailTo(email)
    const message = await lastMessage(id)
    const again = () => manager.call('resendOrderMessage', { id: message?.id ?? 0 })
    await vi.waitFor(async () => expect((await lastMessage(id))?.mail).toBe('sent'), SOON)
    expect((await again()).message).toBe(conversationMessages.alreadySent)
    const failed = { mailState: 'failed', mailError: 'EENVELOPE 550', mailAttempts: 3 } as const
    await server()
      .database.orm.update(orderMessages)
      .set(failed)
      .where(eq(orderMessages.id, message?.id ?? 0))
    expect(await lastMessage(id)).toMatchObject({ mail: 'failed', mailError: 'EENVELOPE 550' })
    expect((await again()).status).toBe(200)
    await mailTo(email, 2)
    await vi.waitFor(
      async () => expect(await lastMessage(id)).toMatchObject({ mail: 'sent', mailError: null }),
      SOON,
    )
    expect((await manager.call('resendOrderMessage', { id: 2_000_000 })).status).toBe(404)
  })
})
