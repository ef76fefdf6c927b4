import { messages } from '@rapport/contract/errors/messages'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import type { OrderNotification } from '@rapport/staff-contract/inbox/order-notifications'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { orderNotifications } from '../orders/tables.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'

const NOBODY = '6f2c1c5e-5d0b-4a86-9d0c-3b8f8f0f7a11'

describeStaff('a notification sent again', (server) => {
  let manager: SignedIn
  beforeAll(async () => {
    manager = await server().signedIn('manager')
  })
  const resend = (id: string, form: { email?: string } = {}) =>
    manager.call('resendNotification', { id, body: form })
  const listMails = (number: string) =>
    server().mails.taken.filter(({ mail }) => mail.subject?.includes(number) && mail.attachments.length === 0)

  /** Places an order and waits until its mails are sent. Returns it with the mail to the factory. */
  async function placed() {
    const id = await placeOrder(server())
    return vi.waitFor(async () => {
      const order = await inboxOrder(manager, id)
      const mail = order.notifications.find(({ channel }) => channel === 'factory-mail') as OrderNotification
      expect(order.notifications.map(({ state }) => state)).not.toContain('pending')
      expect(mail).toMatchObject({ state: 'sent', attempts: 1, reason: null })
      return { ...order, mail }
    }, SOON)
  }
  const fail = (id: string, values: Partial<typeof orderNotifications.$inferInsert> = {}) =>
    server()
      .database.orm.update(orderNotifications)
      .set({ state: 'failed', sentAt: null, lastError: 'EENVELOPE 550', ...values })
      .where(eq(orderNotifications.id, id))

  it('is sent once for repeated requests, with a new Message-ID', async () => {
    const { id, number, mail } = await placed()
    const before = listMails(number)
    const pressed = Promise.all([resend(mail.id), resend(mail.id), resend(mail.id)])
    // A request after the mail has left would send it again.
    server().mails.after = pressed
    const answers = await pressed
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await vi.waitFor(async () => {
      const { notifications } = await inboxOrder(manager, id)
      expect(notifications.find((one) => one.id === mail.id)).toMatchObject({ state: 'sent', attempts: 1 })
    }, SOON)
    const sent = listMails(number)
    expect(sent).toHaveLength(before.length + 1)
    expect(new Set(sent.map(({ mail }) => mail.messageId)).size).toBe(sent.length)
  })

  it('leaves the list of undelivered orders once it is sent', async () => {
    const { id, mail } = await placed()
    const { undelivered } = (await manager.call('getInboxState')).result
    await fail(mail.id)
    expect((await manager.call('getInboxState')).result.undelivered).toBe(undelivered + 1)
    const listed = async () =>
      (await manager.call('getInbox', { query: { view: 'undelivered' } })).result.orders.map(
        (order: { id: string }) => order.id,
      )
    expect(await listed()).toContain(id)
    expect((await inboxOrder(manager, id)).notifications).toContainEqual(
      expect.objectContaining({ id: mail.id, state: 'failed', reason: 'EENVELOPE 550' }),
    )
    await resend(mail.id)
    await vi.waitFor(async () => expect(await listed()).not.toContain(id), SOON)
  })

  it('goes to another address if one is given, also at later repeats', async () => {
    const { id, mail } = await placed()
    const one = async () =>
      (await inboxOrder(manager, id)).notifications.find((notification) => notification.id === mail.id)
    const left = () => vi.waitFor(async () => expect(await one()).toMatchObject({ state: 'sent' }), SOON)
    const received = () => server().mails.taken.filter(({ to }) => to.includes('sklad@example.ru')).length
    const answer = await resend(mail.id, { email: ' не адрес ' })
    expect([answer.status, answer.errors]).toEqual([422, { email: [messages.emailFormat] }])
    expect((await resend(mail.id, { email: 'sklad@example.ru' })).status).toBe(200)
    await left()
    expect(received()).toBe(1)
    expect(await one()).toMatchObject({ recipient: 'sklad@example.ru' })
    await resend(mail.id)
    await left()
    expect(received()).toBe(2)
  })

  it('is sent even if the first job has not ended', async () => {
    const { id, mail } = await placed()
    const { orm } = server().database
    const findJobs = (state: string) =>
      queryRows(orm, sql`select id from pgboss.job where singleton_key = ${mail.id} and state = ${state}`)
    await vi.waitFor(async () => expect(await findJobs('completed')).toHaveLength(1), SOON)
    await orm.execute(
      sql`update pgboss.job set state = 'active', heartbeat_on = now() where singleton_key = ${mail.id}`,
    )
    await resend(mail.id)
    await vi.waitFor(async () => {
      const { notifications } = await inboxOrder(manager, id)
      expect(notifications.find((one) => one.id === mail.id)).toMatchObject({ state: 'sent' })
    }, SOON)
    expect(await findJobs('active')).toHaveLength(1)
  })

  it('cannot change the address while a mail is pending, and messages have no address', async () => {
    const { mail } = await placed()
    await fail(mail.id, { state: 'pending' })
    const leaving = await resend(mail.id, { email: 'sklad@example.ru' })
    expect([leaving.status, leaving.message]).toEqual([409, inboxMessages.stillLeaving])
    await fail(mail.id, { channel: 'crm', messageId: null })
    const message = await resend(mail.id, { email: 'sklad@example.ru' })
    expect([message.status, message.message]).toEqual([400, inboxMessages.mailOnly])
  })

  it('answers 404 for a missing notification and 409 for a disabled channel', async () => {
    const { mail } = await placed()
    expect((await resend(NOBODY)).status).toBe(404)
    await fail(mail.id, { channel: 'telegram', messageId: null })
    const answer = await resend(mail.id)
    expect([answer.status, answer.message]).toEqual([409, inboxMessages.channelOff])
  })
})
