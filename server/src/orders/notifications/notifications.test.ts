import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { and, eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildOptions } from '../../../test/build-app.ts'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { SOON } from '../../../test/soon.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { type Receiver, startReceiver } from '../../../test/stand-ins/webhook-server.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { notificationsState } from '../queries.ts'
import { orderNotifications } from '../tables.ts'

describeOnDatabase('order notifications', (database) => {
  let mails: MailServer
  let crm: Receiver
  let servers: OrdersApp[]
  beforeEach(async () => {
    await seedSmallFactory(database())
    mails = await startMailServer()
    crm = await startReceiver()
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
    await Promise.all([mails.stop(), crm.stop()])
  })

  async function open(options: BuildOptions = {}): Promise<OrdersApp> {
    const variables = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Раппорт <noreply@proba.example>',
      PUBLIC_URL: 'https://proba.example',
      ...options.variables,
    }
    const server = await openOrdersApp(database(), { ...options, variables })
    servers.push(server)
    return server
  }
  const taken = (to: string): Promise<ReceivedMail> =>
    vi.waitFor(() => {
      const received = mails.taken.find((mail) => mail.to.includes(to))
      if (!received) throw new Error(`No mail to ${to} yet`)
      return received
    }, SOON)
  const findState = async (channel: NotificationChannel) => {
    const rows = await database()
      .orm.select()
      .from(orderNotifications)
      .where(eq(orderNotifications.channel, channel))
    return rows[0]
  }

  it('send the factory all fields and files, with replies to the customer', async () => {
    const server = await open()
    const order = {
      ...validFields,
      comment: 'Цвет <b>синий</b> & "белый"\nСрочно',
      policy: '1',
      utmSource: 'vk',
      clientCity: 'Тула',
    }
    const files = [
      { name: 'Макет «А».pdf', bytes: samples.pdf },
      { name: 'b.zip', bytes: samples.zip },
    ]
    const { number } = await sendOrder(server.url, orderForm(order, files))
    const { mail } = await taken('support@proba.example')
    expect(mail.from).toMatchObject({ name: 'Раппорт', address: 'noreply@proba.example' })
    expect(mail.replyTo?.[0]?.address).toBe(validFields.email)
    expect(mail.subject).toBe(`Заявка ${number}: Анна Ткачёва`)
    expect(mail.messageId).toBe(`<order-${number}.factory-mail@proba.example>`)
    for (const words of ['Анна Ткачёва', '+7 (900) 123-45-67', validFields.email, 'Тула', 'vk', '2026-11-01'])
      for (const part of [mail.html, mail.text]) expect(part).toContain(words)
    expect(mail.html).toContain('Цвет &lt;b&gt;синий&lt;/b&gt; &amp; &quot;белый&quot;<br>Срочно')
    expect(mail.text).toContain('Цвет <b>синий</b> & "белый"\nСрочно')
    expect(mail.attachments.map((one) => [one.filename, Buffer.from(one.content as ArrayBuffer)])).toEqual([
      ['Макет «А».pdf', samples.pdf],
      ['b.zip', samples.zip],
    ])
  })

  it('report a missing consent, and use MAIL_TO if it is set', async () => {
    const server = await open({ variables: { MAIL_TO: 'orders@proba.example' } })
    await sendOrder(server.url, orderForm(validFields))
    const { mail } = await taken('orders@proba.example')
    expect(mail.text).toContain('не получено: заявка пришла без отметки о согласии')
  })

  it('confirm the order to the customer with its number, the time of the call and the phone', async () => {
    const server = await open({ now: () => new Date('2026-11-26T09:00:00Z') })
    const { number } = await sendOrder(
      server.url,
      orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]),
    )
    const { mail } = await taken(validFields.email)
    expect(mail.subject).toBe(`Заявка ${number} принята`)
    expect(mail.replyTo?.[0]?.address).toBe('support@proba.example')
    for (const words of [String(number), '15\u00A0минут', '+7 (495) 123-45-67', 'Фабрика «Проба»'])
      for (const part of [mail.html, mail.text]) expect(part).toContain(words)
    expect(mail.attachments).toEqual([])
  })

  it('contain signed links instead of files above 20 MB in total', async () => {
    const server = await open()
    const half = Buffer.alloc(11 * 1024 * 1024)
    samples.pdf.copy(half)
    const files = [
      { name: 'a.pdf', bytes: half },
      { name: 'b.pdf', bytes: half },
    ]
    await sendOrder(server.url, orderForm(validFields, files))
    const { mail } = await taken('support@proba.example')
    expect(mail.attachments).toEqual([])
    const links = [...(mail.text ?? '').matchAll(/https:\/\/proba\.example(\/files\/orders\/\S+)/g)]
    expect(links).toHaveLength(2)
    for (const [, path] of links) {
      const response = await fetch(`${server.url}${path}`)
      expect((await response.arrayBuffer()).byteLength).toBe(half.length)
    }
  })

  it('are retried until the mail server accepts them, with an unchanged Message-ID', async () => {
    mails.refuse = true
    const server = await open()
    const { status, number } = await sendOrder(server.url, orderForm(validFields))
    expect(status).toBe(200)
    const id = `<order-${number}.factory-mail@proba.example>`
    await vi.waitFor(() => expect(mails.refused).toContain(id), SOON)
    await vi.waitFor(
      async () =>
        expect(await findState('factory-mail')).toMatchObject({
          state: 'pending',
          lastError: 'EMESSAGE 451',
        }),
      SOON,
    )
    expect((await findState('factory-mail'))?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now())
    mails.refuse = false
    expect((await taken('support@proba.example')).mail.messageId).toBe(id)
    await vi.waitFor(async () => {
      const notification = await findState('factory-mail')
      expect(notification).toMatchObject({ state: 'sent', lastError: null, nextAttemptAt: null })
      expect(notification?.attempts).toBeGreaterThan(1)
    }, SOON)
    expect(server.log.join('')).not.toContain(validFields.email)
  })

  it('wait while the mail server is down and are sent afterwards', async () => {
    const port = Number(new URL(mails.url).port)
    await mails.stop()
    const server = await open()
    expect((await sendOrder(server.url, orderForm(validFields))).status).toBe(200)
    await vi.waitFor(
      async () => expect((await findState('customer-mail'))?.lastError).toMatch(/^ESOCKET|ECONNREFUSED/),
      SOON,
    )
    await vi.waitFor(
      async () =>
        expect(await notificationsState(database().orm)).toMatch(
          /^2 order notifications .*\bESOCKET|ECONNREFUSED/,
        ),
      SOON,
    )
    mails = await startMailServer(port)
    await Promise.all([taken(validFields.email), taken('support@proba.example')])
  })

  it('wait if the mail server offers no TLS', async () => {
    const server = await open({ variables: { SMTP_URL: mails.url.replace('?tls=off', '') } })
    expect((await sendOrder(server.url, orderForm(validFields))).status).toBe(200)
    await vi.waitFor(async () => {
      for (const channel of ['factory-mail', 'customer-mail'] as const)
        expect(await findState(channel)).toMatchObject({
          state: 'pending',
          lastError: expect.stringMatching(/^ETLS/),
        })
    }, SOON)
    expect(mails.taken).toEqual([])
    await server.close()
    servers = []
    await open()
    await Promise.all([taken(validFields.email), taken('support@proba.example')])
  })

  it('are sent by the next process when the first one has stopped', async () => {
    const port = Number(new URL(mails.url).port)
    await mails.stop()
    const first = await open()
    await sendOrder(first.url, orderForm(validFields))
    await vi.waitFor(async () => expect((await findState('factory-mail'))?.attempts).toBe(1), SOON)
    await first.close()
    servers = []
    mails = await startMailServer(port)
    await open()
    await Promise.all([taken(validFields.email), taken('support@proba.example')])
  })

  it('are written as complete .eml files without a mail server', async () => {
    const server = await open({ variables: { SMTP_URL: '' } })
    const { number } = await sendOrder(
      server.url,
      orderForm(validFields, [{ name: 'a.pdf', bytes: samples.pdf }]),
    )
    const directory = join(server.dataDir, 'mail')
    const expected = [
      `order-${number}.customer-mail@proba.example.eml`,
      `order-${number}.factory-mail@proba.example.eml`,
    ]
    await vi.waitFor(async () => expect((await readdir(directory)).sort()).toEqual(expected), SOON)
    const mail = await PostalMime.parse(await readFile(join(directory, expected[1] ?? '')))
    expect(mail.attachments.map((one) => Buffer.from(one.content as ArrayBuffer))).toEqual([samples.pdf])
  })

  it('send Telegram the number and the site only', async () => {
    const env = { TELEGRAM_BOT_TOKEN: '1:secret', TELEGRAM_CHAT_ID: '-100', TELEGRAM_API_URL: crm.url }
    const server = await open({ variables: env })
    const { number } = await sendOrder(server.url, orderForm(validFields))
    await vi.waitFor(() => expect(crm.requests).toHaveLength(1), SOON)
    const [message] = crm.requests
    expect([message?.path, message?.body]).toEqual([
      '/bot1:secret/sendMessage',
      {
        chat_id: '-100',
        text: `Новая заявка ${number}. Подробности в письме.\nhttps://proba.example/`,
        link_preview_options: { is_disabled: true },
      },
    ])
  })

  it('post the order to the CRM with its number as key, until it is accepted', async () => {
    crm.status = 502
    const server = await open({ variables: { CRM_WEBHOOK_URL: `${crm.url}/hook?key=secret` } })
    const { number } = await sendOrder(server.url, orderForm({ ...validFields, cityId: '3' }))
    await vi.waitFor(async () => expect((await findState('crm'))?.lastError).toBe('HTTP 502'), SOON)
    crm.status = 200
    await vi.waitFor(async () => expect((await findState('crm'))?.state).toBe('sent'), SOON)
    expect(new Set(crm.requests.map((one) => one.headers['idempotency-key']))).toEqual(new Set([number]))
    expect(crm.requests[0]?.body).toMatchObject({
      number,
      ...validFields,
      phone: '+79001234567',
      cityId: 3,
      files: [],
    })
    expect(server.log.join('')).not.toContain('secret')
  })

  it('contain a foreign phone number that can be called', async () => {
    const server = await open({ variables: { CRM_WEBHOOK_URL: `${crm.url}/hook` } })
    await sendOrder(server.url, orderForm({ ...validFields, phone: '8 10 375 29 123-45-67' }))
    const { mail } = await taken('support@proba.example')
    expect(mail.text).toContain('+375 29 123-45-67')
    expect(mail.html).toContain('<a href="tel:+375291234567"')
    await vi.waitFor(async () => expect((await findState('crm'))?.state).toBe('sent'), SOON)
    expect(crm.requests[0]?.body).toMatchObject({ phone: '+375291234567' })
  })

  it('fail after the last attempt', async () => {
    crm.status = 500
    const server = await open({ variables: { CRM_WEBHOOK_URL: crm.url } })
    await sendOrder(server.url, orderForm(validFields))
    await vi.waitFor(async () => expect((await findState('crm'))?.lastError).toBe('HTTP 500'), SOON)
    expect((await findState('crm'))?.state).toBe('pending')
    // The next attempt becomes the last one; waiting a week would be too long.
    await database().orm.execute(sql`update pgboss.job set retry_limit = 1 where name = 'crm'`)
    await vi.waitFor(async () => expect((await findState('crm'))?.state).toBe('failed'), SOON)
    expect(await findState('crm')).toMatchObject({ attempts: 2, nextAttemptAt: null, sentAt: null })
  })

  it('fail early if the CRM refuses the order, and continue if it refuses the credentials', async () => {
    crm.status = 422
    const server = await open({ variables: { CRM_WEBHOOK_URL: crm.url } })
    await sendOrder(server.url, orderForm(validFields))
    await vi.waitFor(async () => expect((await findState('crm'))?.lastError).toBe('HTTP 422'), SOON)
    await database()
      .orm.update(orderNotifications)
      .set({ attempts: 11 })
      .where(eq(orderNotifications.channel, 'crm'))
    await vi.waitFor(async () => expect((await findState('crm'))?.state).toBe('failed'), SOON)

    crm.status = 401
    await sendOrder(server.url, orderForm(validFields))
    const waiting = () =>
      database()
        .orm.select()
        .from(orderNotifications)
        .where(and(eq(orderNotifications.channel, 'crm'), eq(orderNotifications.state, 'pending')))
    await vi.waitFor(async () => expect((await waiting())[0]?.lastError).toBe('HTTP 401'), SOON)
    await database()
      .orm.update(orderNotifications)
      .set({ attempts: 20 })
      .where(eq(orderNotifications.state, 'pending'))
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBeGreaterThan(20), SOON)
  })

  it('are two mails unless more channels are configured', async () => {
    const server = await open()
    await sendOrder(server.url, orderForm(validFields))
    const rows = await database().orm.select({ channel: orderNotifications.channel }).from(orderNotifications)
    expect(rows.map((row) => row.channel).sort()).toEqual(['customer-mail', 'factory-mail'])
  })
})
