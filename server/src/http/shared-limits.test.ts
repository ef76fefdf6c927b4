import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHEAP_PASSWORDS } from '../../test/accounts-app.ts'
import type { BuildOptions } from '../../test/build-app.ts'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../test/orders-app.ts'
import { SOON } from '../../test/soon.ts'
import { type MailServer, startMailServer } from '../../test/stand-ins/mail-server.ts'
import { describeOnDatabase } from '../../test/test-database.ts'

const LIMITS: BuildOptions['limits'] = {
  orders: { max: 4, windowMs: 600_000 },
  orderLinks: { max: 4, windowMs: 600_000 },
  passwordCost: CHEAP_PASSWORDS,
  attempts: {
    passwords: [{ points: 4, windowSeconds: 600 }],
    codeMails: { sender: [{ points: 4, windowSeconds: 600 }], mailbox: [{ points: 4, windowSeconds: 600 }] },
  },
  staff: { network: [{ points: 4, windowSeconds: 600 }] },
}

describeOnDatabase('two processes on one database', (database) => {
  let mails: MailServer
  let servers: OrdersApp[]
  beforeEach(async () => {
    mails = await startMailServer()
    await seedSmallFactory(database())
    const options = { variables: { SMTP_URL: mails.url }, limits: LIMITS }
    servers = [await openOrdersApp(database(), options), await openOrdersApp(database(), options)]
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
    await mails.stop()
  })

  const post = (path: string, body: object) => async (server: OrdersApp) => {
    const response = await fetch(`${server.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return response.status
  }
  const wrong = { email: 'anna@example.ru', password: 'не тот пароль' }
  const attempts: [string, (server: OrdersApp) => Promise<number>][] = [
    ['wrong passwords of customers', post('user/auth/login', wrong)],
    ['wrong passwords of staff', post('admin/auth/password', wrong)],
    ['mailed codes', post('user/auth/register', { email: wrong.email })],
    ['orders', async ({ url }) => (await sendOrder(url, orderForm(validFields))).status],
    ['opened order links', async ({ url }) => (await fetch(`${url}/order/${crypto.randomUUID()}/`)).status],
  ]
  it.each(attempts)('count %s together, and refuse the fifth of four at both', async (_, attempt) => {
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push(await attempt(servers[at % 2] as OrdersApp))
    expect(statuses).not.toContain(429)
    expect(await Promise.all(servers.map(attempt))).toEqual([429, 429])
  })

  it('send the mails of an order once', async () => {
    const { number } = await sendOrder((servers[0] as OrdersApp).url, orderForm(validFields))
    const ids = () => mails.taken.map(({ mail }) => mail.messageId).sort()
    const expected = ['customer', 'factory'].map((to) => `<order-${number}.${to}-mail@localhost>`)
    await vi.waitFor(() => expect(ids()).toEqual(expected), SOON)
    for (const server of servers) await server.close()
    expect(ids()).toEqual(expected)
  })
})
