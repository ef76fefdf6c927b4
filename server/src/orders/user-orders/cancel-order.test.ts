import { messages } from '@rapport/contract/errors/messages'
import { CANCELLED_BY_CUSTOMER, ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AccountsApp, openAccountsApp } from '../../../test/accounts-app.ts'
import { validFields } from '../../../test/order-form.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { changeOrderStatus } from '../change-order-status.ts'
import { orderNotifications, orderStatusChanges, orders } from '../tables.ts'

describeOnDatabase('the cancellation of an order', (database) => {
  let server: AccountsApp
  let token: string
  let number: string
  let id: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member('anna@example.ru')).token
    number = (await server.call('sendOrderMail', { token, body: validFields })).result.number as string
    id = (await database().orm.select().from(orders))[0]?.id ?? ''
  })
  afterEach(() => server.close())

  const cancel = () => server.call('cancelUserOrder', { token, number })
  const changes = () => database().orm.select().from(orderStatusChanges)
  const cancellationMails = () =>
    server.mails.taken.filter(({ mail }) => mail.subject === `Заявка ${number} отменена клиентом`)

  it('refuses the order and mails the factory once for repeated requests', async () => {
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    for (const answer of [...answers, await cancel()])
      expect([answer.status, answer.result.order]).toMatchObject([
        200,
        {
          status: 'refused',
          statusChanges: [{ status: 'refused', by: 'customer', reason: CANCELLED_BY_CUSTOMER }],
        },
      ])
    expect(await changes()).toHaveLength(1)
    await vi.waitFor(
      async () => {
        const [sent] = await database()
          .orm.select()
          .from(orderNotifications)
          .where(eq(orderNotifications.channel, 'cancellation-mail'))
        expect(sent?.state).toBe('sent')
      },
      { timeout: 20_000 },
    )
    const [mail, ...more] = cancellationMails()
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['factory@proba.example'])
    expect(mail?.mail.text).toContain('+7 (900) 123-45-67')
    expect(mail?.mail.messageId).toBe(`<order-${number}.cancellation-mail@proba.example>`)
  })

  it('is not mailed for a new order', async () => {
    const channels = await database()
      .orm.select({ channel: orderNotifications.channel })
      .from(orderNotifications)
    expect(channels.map(({ channel }) => channel).toSorted()).toEqual(['customer-mail', 'factory-mail'])
  })

  it.each(ORDER_STATUSES.filter((status) => status !== 'refused'))(
    'is allowed for %s only before the payment',
    async (status) => {
      await changeOrderStatus(database().orm, id, { status, by: 'staff', at: new Date() })
      const answer = await cancel()
      const [order] = await database().orm.select().from(orders)
      if (['new', 'called', 'calculating', 'quoted'].includes(status)) {
        expect([answer.status, order?.status]).toEqual([200, 'refused'])
      } else {
        expect([answer.status, answer.message]).toEqual([409, messages.orderInWork])
        expect([order?.status, (await changes()).length]).toEqual([status, 1])
      }
    },
  )

  it('keeps the reason of an order that the factory refused', async () => {
    const refused = {
      status: 'refused' as const,
      by: 'staff' as const,
      at: new Date(),
      reason: 'Нет такой ткани',
    }
    await changeOrderStatus(database().orm, id, refused)
    expect((await cancel()).status).toBe(200)
    expect(await changes()).toMatchObject([{ by: 'staff', reason: 'Нет такой ткани' }])
  })
})
