import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { logIn } from '../../../test/members.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { SOON } from '../../../test/soon.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { changeOrderStatus } from '../change-order-status.ts'
import { eraseOrders } from '../erase-orders.ts'
import { orders } from '../tables.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

describeOnDatabase('the order link of a guest', (database) => {
  let server: OrdersApp
  let mails: MailServer
  let now: Date
  beforeEach(async () => {
    await seedSmallFactory(database())
    mails = await startMailServer()
    now = new Date()
    server = await openOrdersApp(database(), {
      variables: {
        SMTP_URL: mails.url,
        MAIL_FROM: 'Раппорт <noreply@proba.example>',
        PUBLIC_URL: 'https://proba.example',
      },
      now: () => now,
      limits: { orderLinks: { max: 20, windowMs: 600_000 } },
    })
  })
  afterEach(async () => {
    await server.close()
    await mails.stop()
  })

  async function place(headers: Record<string, string> = {}, email = validFields.email) {
    const { coat } = await seedPricedProducts(database())
    const product = { itemId: String(coat), variant: 'COAT/2', material: 'WOOL/Сукно / драп', quantity: '10' }
    const form = orderForm({ ...validFields, ...product, email }, [{ name: 'макет.pdf', bytes: samples.pdf }])
    expect((await sendOrder(server.url, form, headers)).status).toBe(200)
    return vi.waitFor(() => {
      const html = mails.taken.find(({ to }) => to.includes(email))?.mail.html
      const href = /href="https:\/\/proba\.example(\/(?:order|account)\/[^"]*)"/.exec(String(html))?.[1]
      if (!href) throw new Error('No link yet')
      return href.replaceAll('&amp;', '&')
    }, SOON)
  }
  const open = (url: string) =>
    server.app.inject({ url, headers: { host: 'proba.example', accept: 'text/html' } })

  it('shows product, price and status without personal data, and forbids caching and indexing', async () => {
    const link = await place()
    const [placed] = await database().orm.select().from(orders)
    await changeOrderStatus(database().orm, placed?.id ?? '', {
      status: 'refused',
      by: 'staff',
      at: now,
      reason: 'Анна передумала',
    })
    const answer = await open(link)
    expect([answer.statusCode, answer.headers]).toEqual([200, expect.objectContaining(HEADERS)])
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none';.* sandbox (?!.*allow-scripts)/,
    )
    const shown: GuestOrder = JSON.parse(/<pre>(.*)<\/pre>/s.exec(answer.body)?.[1] ?? '')
    expect(shown).toEqual({
      number: placed?.number,
      calculation: null,
      placedAt: placed?.placedAt.toISOString(),
      status: 'refused',
      lines: [expect.objectContaining({ title: 'Пальто прямое', quantity: 10, total: 1_000_000 })],
      statusChanges: [{ status: 'refused', at: now.toISOString(), by: 'staff', reason: null }],
      files: [{ name: 'макет.pdf', size: samples.pdf.length }],
      stages: [],
      stageMails: null,
      messages: [],
      isSent: false,
      messagesPath: link.replace('?', 'messages/?'),
    })
    for (const personal of ['Анна', '9001234567', validFields.email, validFields.comment])
      expect(answer.body).not.toContain(personal)
  })

  it('expires after 90 days, and answers 404 when changed or after the erasure of the person', async () => {
    const link = await place()
    const other = link.replace(/[0-9a-f](?=[0-9a-f-]*\/\?)/, (digit) => (digit === '0' ? '1' : '0'))
    const wrong = [
      other,
      link.replace(/expires=\d/, 'expires=9'),
      link.slice(0, -1),
      link.split('?')[0] ?? '',
    ]
    for (const url of wrong) {
      const { statusCode, body, headers } = await open(url)
      expect([url, statusCode, headers]).toEqual([url, 404, expect.objectContaining(HEADERS)])
      expect(body).toContain('Ссылка на\u00A0заявку неверна')
    }
    now = new Date(now.getTime() + 90 * DAY_MS - 60_000)
    expect((await open(link)).statusCode).toBe(200)
    now = new Date(now.getTime() + 120_000)
    const old = await open(link)
    expect([old.statusCode, old.body]).toEqual([
      404,
      expect.stringContaining('Ссылка на\u00A0заявку устарела'),
    ])
    now = new Date(now.getTime() - 30 * DAY_MS)
    await eraseOrders(database().orm, sql`true`)
    expect((await open(link)).statusCode).toBe(404)
  })

  it("points to the account if the order's user has proven the address", async () => {
    const email = 'boris@example.ru'
    const { headers, id } = await logIn(database(), email)
    expect(await place(headers, email)).toMatch(/^\/account\/orders\/\d\d-\d{6}\/$/)
    expect(await database().orm.select().from(orders).where(eq(orders.userId, id))).toHaveLength(1)
  })

  it('is limited to 20 tries from one IP address', async () => {
    const answers = []
    for (let n = 0; n < 21; n += 1)
      answers.push((await open(`/order/${n}/?expires=1&signature=a`)).statusCode)
    expect(answers).toEqual([...Array(20).fill(404), 429])
  })
})
