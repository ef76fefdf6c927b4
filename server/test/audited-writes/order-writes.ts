import { randomUUID } from 'node:crypto'
import { orderMessages } from '../../src/orders/conversation/tables.ts'
import { orderFiles } from '../../src/orders/tables.ts'
import { fileForm } from '../content/media-files.ts'
import { samples } from '../file-samples.ts'
import { inboxOrder, placeOrder } from '../inbox-orders.ts'
import type { StaffApp, StaffBrowser } from '../staff-app.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

/** Endpoints of orders. */
export function orderWrites(server: StaffApp): AuditedWrites {
  const manager = () => server.signedIn('manager')
  async function order(fields: Record<string, string> = {}) {
    const by = await manager()
    return { by, id: await placeOrder(server, fields) }
  }

  return {
    createOrder: async () => ({
      by: await manager(),
      options: { body: { origin: 'phone', phone: '+7 900 123-45-67', name: 'Анна' } },
    }),
    claimOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },
    assignOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, assigneeId: by.id } } }
    },
    changeOrders: async () => {
      const { by, id } = await order()
      const change = { action: 'status', status: 'calculating' }
      return { by, options: { body: { orders: [{ id, version: 0 }], change } } }
    },
    changeOrderStatus: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, status: 'calculating' } } }
    },
    noteOrderCall: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, outcome: 'missed' } } }
    },
    noteOrderContact: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { messenger: 'telegram' } } }
    },
    addOrderNote: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { text: 'Просит пробник', mentions: [by.id] } } }
    },
    resendOrderMessage: async () => {
      const orderId = await placeOrder(server)
      const values = {
        orderId,
        at: server.clock.now,
        author: 'staff',
        text: 'Готово',
        mailState: 'failed',
      } as const
      const [message] = await server.database.orm.insert(orderMessages).values(values).returning()
      return { by: await server.signedIn('manager'), options: { id: message?.id ?? 0 } }
    },
    sendOrderMessage: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { text: 'Готово в\u00A0пятницу' } } }
    },
    readOrderMessages: async () => {
      const { by, id } = await order()
      await server.database.orm
        .insert(orderMessages)
        .values({ orderId: id, at: server.clock.now, author: 'customer', source: 'account', text: 'Когда?' })
      return { by, options: { id } }
    },
    saveMessageTemplate: async () => ({
      by: await manager(),
      options: { body: { title: unique('template'), text: 'Заявка {номер} готова' } },
    }),
    deleteMessageTemplate: async () => {
      const by = await manager()
      const body = { title: unique('template'), text: 'Заявка {номер} готова' }
      const { templates } = (await by.call('saveMessageTemplate', { body })).result
      return {
        by,
        options: { id: templates.find(({ title }: { title: string }) => title === body.title).id },
      }
    },
    addOrderFile: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: fileForm('Образец.jpg', samples.jpeg) } }
    },
    addOrderReminder: async () => {
      const { by, id } = await order()
      const at = new Date(server.clock.now.getTime() + 3_600_000).toISOString()
      return { by, options: { id, body: { at, text: 'Перезвонить' } } }
    },
    endOrderReminder: async () => {
      const { by, id } = await order()
      const at = new Date(server.clock.now.getTime() + 3_600_000).toISOString()
      const { reminders } = (await by.call('addOrderReminder', { id, body: { at } })).result.order
      return { by, options: { id: reminders[0].id } }
    },
    resendNotification: async () => {
      const { by, id } = await order({ email: `${unique('mailed')}@example.ru` })
      const email = `${unique('other')}@example.ru`
      const { notifications } = await inboxOrder(by, id)
      const mail = notifications.find(({ channel }) => channel === 'customer-mail')
      await isSent(by, id)
      return { by, options: { id: mail?.id ?? '', body: { email } } }
    },
    openOrderFile: async () => {
      const { by, id } = await order()
      const fileId = randomUUID()
      const values = { id: fileId, orderId: id, position: 0, name: 'maket.pdf', size: 10 }
      await server.database.orm.insert(orderFiles).values(values)
      return { by, options: { id: fileId } }
    },
    openOrderArchive: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },
    getInboxOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },
  }

  /** Waits until the email to the customer is sent. A pending email can't be sent to another address. */
  async function isSent(by: StaffBrowser, id: string): Promise<void> {
    for (;;) {
      const { notifications } = (await by.call('getInboxOrder', { id })).result.order
      if (
        notifications.some(
          ({ channel, state }: { channel: string; state: string }) =>
            channel === 'customer-mail' && state === 'sent',
        )
      )
        return
    }
  }
}
