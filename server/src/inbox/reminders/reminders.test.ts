import { HOUR_MS } from '@rapport/contract/hours/durations'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

/** A week ago: due jobs run at once and are not yet expired. */
const MORNING = new Date(Date.now() - 7 * 24 * HOUR_MS)
const NOON = new Date(MORNING.getTime() + 2 * HOUR_MS)
const YEARS_LATER = new Date(MORNING.getTime() + 3 * 365 * 24 * HOUR_MS)

describeStaff('an order reminder', (server) => {
  let manager: SignedIn
  let id: string
  beforeEach(async () => {
    server().clock.now = MORNING
    manager = await server().signedIn('manager')
    id = await placeOrder(server())
  })
  const remind = (at: Date | string, text = '') =>
    manager.call('addOrderReminder', { id, body: { at: new Date(at).toISOString(), text } })
  const listed = async (who: SignedIn) => {
    const { orders } = (await who.call('getInbox', { query: { view: 'reminders' } })).result
    return orders.map((order: { id: string }) => order.id)
  }
  const mails = () =>
    server().mails.taken.filter(
      ({ to, mail }) => to.includes(manager.email) && mail.subject?.startsWith('Напоминание'),
    )

  it("appears once at its time in the author's inbox, with a mail without customer data", async () => {
    const { result } = await remind(NOON, 'Спросить про лекала Анны')
    expect(result.order).toMatchObject({
      version: 1,
      reminders: [
        {
          at: NOON.toISOString(),
          person: { id: manager.id },
          text: 'Спросить про лекала Анны',
          isDue: false,
        },
      ],
    })
    expect([await listed(manager), mails()]).toEqual([[], []])
    server().clock.now = NOON
    await vi.waitFor(async () => expect(await listed(manager)).toEqual([id]), SOON)
    expect((await inboxOrder(manager, id)).reminders).toMatchObject([{ isDue: true }])
    expect((await manager.call('getInboxState')).result.reminders).toBe(1)
    const other = await server().signedIn('manager')
    expect([await listed(other), (await other.call('getInboxState')).result.reminders]).toEqual([[], 0])
    await vi.waitFor(() => expect(mails()).toHaveLength(1), SOON)
    const { number } = await inboxOrder(manager, id)
    expect(mails()[0]?.mail.text).toContain(`№\u00A0${number}`)
    expect(`${mails()[0]?.mail.text} ${mails()[0]?.mail.html}`).not.toMatch(/лекала|Ткачёва/)
  })

  it('is not sent after its deletion, and can be deleted once', async () => {
    const { reminders } = (await remind(NOON)).result.order
    const ended = await manager.call('endOrderReminder', { id: reminders[0].id })
    expect(ended.result.order.reminders).toEqual([])
    expect((await manager.call('endOrderReminder', { id: reminders[0].id })).status).toBe(404)
    server().clock.now = NOON
    // A later reminder that is due, too, shows that the jobs have run.
    await remind(new Date(NOON.getTime() + 1000))
    server().clock.now = new Date(NOON.getTime() + 1000)
    await vi.waitFor(() => expect(mails()).toHaveLength(1), SOON)
  })

  it('is refused for a past, malformed or too distant time', async () => {
    expect((await remind(MORNING)).errors).toEqual({ at: [inboxMessages.reminderPast] })
    expect((await remind(YEARS_LATER)).errors).toEqual({ at: [inboxMessages.reminderFar] })
    for (const at of ['завтра', '2026-99-99T10:00', ''])
      expect((await manager.call('addOrderReminder', { id, body: { at } })).errors).toEqual({
        at: [inboxMessages.reminderAt],
      })
  })
})
