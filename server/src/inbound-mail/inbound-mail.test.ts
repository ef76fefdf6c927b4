import { ORDER_MESSAGE_MAX } from '@rapport/contract/orders/order-limits'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../test/build-app.ts'
import { samples } from '../../test/file-samples.ts'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { getReplyAddress, REPLY_MAILBOX, rawMail } from '../../test/mails/inbound-mail.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { eraseOrders } from '../orders/erase-orders.ts'
import { orders } from '../orders/tables.ts'
import { MAIL_BYTES_MAX } from './mail-limits.ts'
import { inboundMailCounts } from './tables.ts'
import { WEBHOOK_PATH } from './webhook-route.ts'

const SECRET = 'what the mail service sends along with mails'
const FORMER = 'what the mail service sent along before'
const variables = { REPLY_ADDRESS: REPLY_MAILBOX, INBOUND_MAIL_SECRET: `${SECRET},${FORMER}` }
/** «Нужно пятьдесят» in each encoding. */
const KOI8 = Buffer.from('eed5d6ceef20d0d1d4d8c4c5d3d1d4'.replace('eed5d6ceef', 'eed5d6cecf'), 'hex')
const CP1251 = Buffer.from('cdf3e6edee20effff2fce4e5f1fff2', 'hex')

describeStaff(
  'mails with answers of customers',
  (server) => {
    let manager: SignedIn
    let id: string
    let to: string
    beforeEach(async () => {
      manager = await server().signedIn('manager')
      id = await placeOrder(server(), { email: 'anna@example.ru' })
      to = await getReplyAddress(server(), id)
      await server().database.orm.delete(inboundMailCounts)
    })
    const post = async (payload: Buffer, secret = SECRET) => {
      const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` }
      const answer = await server().app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })
      return { status: answer.statusCode, body: answer.body }
    }
    const texts = async () => (await inboxOrder(manager, id)).messages.map(({ text }) => text)
    const outcomes = async () => {
      const rows = await server().database.orm.select().from(inboundMailCounts)
      return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
    }

    it('reach the order of their token, from any sender, unanswered and once', async () => {
      const headers = { From: 'Colleague <other@example.org>', 'Message-ID': '<same@example.org>' }
      const mail = rawMail({ to, headers, body: 'Давайте пятьдесят\r\n\r\n> Сколько?' })
      expect([(await post(mail)).status, (await post(mail)).status]).toEqual([202, 202])
      const order = await inboxOrder(manager, id)
      expect(order.messages).toMatchObject([{ source: 'mail', text: 'Давайте пятьдесят', isUnread: true }])
      expect(order.unanswered).toBe(1)
      expect(await outcomes()).toEqual({ stored: 1, repeated: 1 })
    })

    it('are stored without the NUL characters of their text and of the names of attachments', async () => {
      const body = [
        '--x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nДа\0вайте пятьдесят',
        '--x\r\nContent-Type: application/x-msdownload\r\nContent-Disposition: attachment; filename="=?utf-8?q?li=00st.exe?="\r\n\r\nMZ',
        '--x--',
      ].join('\r\n')
      const headers = { 'Content-Type': 'multipart/mixed; boundary=x' }
      expect((await post(rawMail({ to, body, headers }))).status).toBe(202)
      expect(await texts()).toEqual(['Давайте пятьдесят\n\nВложение не\u00A0сохранено: list.exe'])
    })

    it('are accepted with the former secret, too, while it is replaced', async () => {
      expect((await post(rawMail({ to }), FORMER)).status).toBe(202)
      expect(await texts()).toEqual(['Давайте пятьдесят'])
    })

    it('are found by the header of the server where the program of the sender dropped the address', async () => {
      await post(rawMail({ to: 'factory@example.ru', headers: { 'Delivered-To': to.toUpperCase() } }))
      expect(await texts()).toEqual(['Давайте пятьдесят'])
    })

    it('store nothing for a forged token, an erased order, an auto-reply or a bounce, with the same response', async () => {
      const forged = to.replace(/.{5}@/, (end) => `${[...end.slice(0, 5)].reverse().join('')}2@`.slice(-6))
      const good = await post(rawMail({ to }))
      const erased = await placeOrder(server(), { email: 'gone@example.ru' })
      const { orm } = server().database
      await orm.transaction((tx) => eraseOrders(tx, eq(orders.id, erased)))
      const bad = [
        rawMail({ to: forged }),
        rawMail({ to: await getReplyAddress(server(), erased) }),
        rawMail({ to, headers: { 'Auto-Submitted': 'auto-replied' } }),
        rawMail({ to, headers: { 'X-Autoreply': 'yes' } }),
        rawMail({ to, headers: { Precedence: 'bulk' } }),
        rawMail({ to, headers: { From: 'MAILER-DAEMON@example.ru' } }),
        rawMail({ to, headers: { 'Return-Path': '<>' } }),
        Buffer.from('not a mail'),
        Buffer.alloc(0),
      ]
      for (const mail of bad) expect(await post(mail)).toEqual(good)
      expect(await texts()).toEqual(['Давайте пятьдесят'])
      expect(await outcomes()).toEqual({ stored: 1, unaddressed: 4, automatic: 5 })
    })

    it.each([
      ['koi8-r', KOI8],
      ['windows-1251', CP1251],
    ])('are read in %s', async (charset, body) => {
      await post(rawMail({ to, body, headers: { 'Content-Type': `text/plain; charset=${charset}` } }))
      expect(await texts()).toEqual(['Нужно пятьдесят'])
    })

    it('become text if they are HTML only, with their attachments; one that orders do not accept is named', async () => {
      const body = [
        '--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Макет</p><p>во&nbsp;вложении</p>',
        '--x\r\nContent-Type: application/pdf; name="a.pdf"\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\n%PDF',
        `--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="b.pdf"\r\n\r\n${samples.pdf.toString('base64')}`,
        '--x--',
      ].join('\r\n')
      await post(rawMail({ to, body, headers: { 'Content-Type': 'multipart/mixed; boundary=x' } }))
      expect(await texts()).toEqual(['Макет\n\nво\u00A0вложении\n\nВложение не\u00A0сохранено: a.pdf'])
      const [message] = (await inboxOrder(manager, id)).messages
      expect(message?.files).toMatchObject([{ name: 'b.pdf', size: samples.pdf.length, isRemoved: false }])
    })

    it('are cut at the limit of a message, which says so', async () => {
      await post(rawMail({ to, body: 'ю'.repeat(ORDER_MESSAGE_MAX * 2) }))
      const [text] = await texts()
      expect(text).toHaveLength(ORDER_MESSAGE_MAX)
      expect(text).toMatch(/конец не\u00A0сохранён\]$/)
    })

    it('answer 404 without the secret, 413 above the limit, and 415 to another type', async () => {
      expect((await post(rawMail({ to }), `${SECRET}!`)).status).toBe(404)
      expect((await post(Buffer.alloc(MAIL_BYTES_MAX + 1))).status).toBe(413)
      const json = await server().app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { authorization: `Bearer ${SECRET}` },
        payload: {},
      })
      expect(json.statusCode).toBe(415)
      expect(await texts()).toEqual([])
    })

    it('are asked for by the mail of a message, whose answers go to the signed address', async () => {
      await manager.call('sendOrderMessage', { id, body: { text: 'Сколько штук?' } })
      await expect
        .poll(
          () => server().mails.taken.find(({ mail }) => mail.text?.includes('Сколько штук?'))?.mail.replyTo,
          { timeout: 25_000 },
        )
        .toMatchObject([{ address: to }])
    })

    it('need a reply address, or the server does not start', async () => {
      const started = buildApp(server().database, { variables: { INBOUND_MAIL_SECRET: SECRET } })
      await expect(started).rejects.toThrow('Received mails need REPLY_ADDRESS')
    })
  },
  {},
  { variables },
)
