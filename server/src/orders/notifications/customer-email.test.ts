import { HOUR_MS } from '@rapport/contract/hours/durations'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildOptions } from '../../../test/build-app.ts'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { SOON } from '../../../test/soon.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { sessions, users } from '../../accounts/tables.ts'
import { rateLimits } from '../../platform/database/tables.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { orderNotifications } from '../tables.ts'

describeOnDatabase('the confirmation of an order', (database) => {
  let mails: MailServer
  let server: OrdersApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    mails = await startMailServer()
  })
  afterEach(async () => {
    await server.close()
    await mails.stop()
  })

  const env = () => ({ SMTP_URL: mails.url, PUBLIC_URL: 'https://proba.example' })
  async function open(options: BuildOptions = {}): Promise<void> {
    server = await openOrdersApp(database(), { ...options, variables: env() })
  }
  const to = (part: string): ReceivedMail[] => mails.taken.filter((mail) => mail.to[0]?.includes(part))
  const sent = (part: string, count: number) =>
    vi.waitFor(() => expect(to(part)).toHaveLength(count), SOON).then(() => to(part))
  const confirmations = async () =>
    database()
      .orm.select({ state: orderNotifications.state, lastError: orderNotifications.lastError })
      .from(orderNotifications)
      .where(eq(orderNotifications.channel, 'customer-mail'))

  async function logIn(email: string): Promise<{ authorization: string }> {
    const [user] = await database()
      .orm.insert(users)
      .values({ email, name: 'А', passwordHash: '' })
      .returning({ id: users.id })
    const token = newToken()
    const expiresAt = new Date(Date.now() + HOUR_MS)
    await database()
      .orm.insert(sessions)
      .values({ tokenSha256: tokenHash(token), userId: user?.id ?? 0, expiresAt })
    return { authorization: `Bearer ${token}` }
  }
  const typed = ['Анна Ткачёва', 'Нужно 200 футболок', 'приз.pdf', '(900) 123']
  const order = () => orderForm(validFields, [{ name: 'приз.pdf', bytes: samples.pdf }])

  it('repeats no typed text to an unproven address', async () => {
    await open()
    await sendOrder(server.url, order())
    const [confirmation] = await sent('anna@', 1)
    for (const words of typed)
      for (const part of [confirmation?.mail.html, confirmation?.mail.text, confirmation?.mail.subject])
        expect(part).not.toContain(words)
  })

  it('repeats the order only to the user whose proven address it names', async () => {
    await open()
    await sendOrder(server.url, order(), await logIn('Anna@example.ru'))
    const [own] = await sent('anna@', 1)
    for (const words of typed) expect(own?.mail.text).toContain(words)
    mails.taken.length = 0
    await sendOrder(server.url, order(), await logIn('boris@example.ru'))
    const [foreign] = await sent('anna@', 1)
    for (const words of typed) expect(foreign?.mail.text).not.toContain(words)
  })

  it('names day and hour of the call for an order at the weekend', async () => {
    await open({ now: () => new Date('2026-11-28T00:27:00Z') })
    await sendOrder(server.url, order())
    const [confirmation] = await sent('anna@', 1)
    const text = confirmation?.mail.text?.replaceAll(/\s+/g, ' ')
    expect(text).toContain('назвать стоимость: понедельник, 30 ноября в 09:30 (МСК).')
    expect(text).not.toContain('15 минут')
  })

  it('is sent to a mailbox three times an hour, while the factory receives every order', async () => {
    await open()
    for (let n = 0; n < 5; n += 1)
      await sendOrder(server.url, orderForm({ ...validFields, email: `anna+${n}@example.ru` }))
    await sent('support@', 5)
    await vi.waitFor(async () => {
      const rows = (await confirmations()).map((row) => `${row.state} ${row.lastError}`).sort()
      expect(rows).toEqual([...Array(2).fill('failed RECIPIENT_LIMIT'), ...Array(3).fill('sent null')])
    }, SOON)
    expect(to('anna')).toHaveLength(3)
  })

  it('counts once for its mailbox, retries included', async () => {
    mails.refuse = true
    await open()
    await sendOrder(server.url, orderForm(validFields))
    await vi.waitFor(() => expect(mails.refused.filter((id) => id.includes('customer')).length).toBe(2), SOON)
    const counted = await database().orm.select().from(rateLimits)
    expect(counted.filter(({ key }) => key.startsWith('confirmation')).map((row) => row.points)).toEqual([
      1, 1,
    ])
  })

  it('waits with one alarm in the log while the hourly total is used up', async () => {
    await open({ limits: { customerMailsHourly: 2 } })
    for (let n = 0; n < 4; n += 1)
      await sendOrder(server.url, orderForm({ ...validFields, email: `anna${n}@example.ru` }))
    await sent('support@', 4)
    await vi.waitFor(async () => {
      const waiting = (await confirmations()).filter((row) => row.lastError === 'MAIL_LIMIT_REACHED')
      expect(waiting.map((row) => row.state)).toEqual(['pending', 'pending'])
    }, SOON)
    expect(to('anna')).toHaveLength(2)
    const alarms = server.log.filter((line) => line.includes('"security":"mail_limit_reached"'))
    expect(alarms).toHaveLength(1)
    // The hour ends.
    await database().orm.delete(rateLimits)
    await sent('anna', 4)
  })
})
