import { DEFAULT_ORDER_RULES } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { orderRules } from '../../order-rules/tables.ts'
import { changeOrderStatus } from '../change-order-status.ts'
import { orders } from '../tables.ts'
import { enqueuePendingMails } from './message-mails.ts'

describeStaff('messages about a status', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    manager = await server().signedIn('manager')
    await server().database.orm.delete(orderRules)
    const notified = { ...DEFAULT_ORDER_RULES.notified, paid: true, shipped: true, refused: true }
    await server()
      .database.orm.insert(orderRules)
      .values({ ...DEFAULT_ORDER_RULES, notified })
  })
  const statusTexts = async (id: string) =>
    (await inboxOrder(manager, id)).messages.map(({ source, text }) => [source, text])

  it('tell the customer in the conversation and by mail, once for each status of the rules', async () => {
    const email = 'status@example.ru'
    const id = await placeOrder(server(), { email })
    for (const status of ['calculating', 'quoted', 'paid']) {
      const { version } = await inboxOrder(manager, id)
      const { status: answer } = await manager.call('changeOrderStatus', { id, body: { version, status } })
      expect([status, answer]).toEqual([status, 200])
    }
    expect(await statusTexts(id)).toEqual([['status', expect.stringContaining('Получили оплату')]])
    await enqueuePendingMails(server().database.orm, server().app.orders.deps.jobs)
    await vi.waitFor(() => {
      const mails = server().mails.taken.filter(({ mail }) => mail.text?.includes('Получили оплату'))
      expect(mails.map(({ to }) => to)).toEqual([[email]])
    }, SOON)
  })

  it('are left out for a step back, for a status outside the rules, and for what the customer did', async () => {
    const id = await placeOrder(server(), { email: 'quiet@example.ru' })
    const { orm } = server().database
    const at = server().clock.now
    await orm.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id))
    await changeOrderStatus(orm, id, { status: 'paid', by: 'staff', at })
    await changeOrderStatus(orm, id, { status: 'in-production', by: 'staff', at })
    await changeOrderStatus(orm, id, { status: 'refused', by: 'customer', at })
    expect(await statusTexts(id)).toEqual([])
  })
})
