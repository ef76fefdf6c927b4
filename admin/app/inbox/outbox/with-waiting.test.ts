import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { expect, it } from 'vitest'
import type { WaitingWrite } from './waiting-writes.ts'
import { withWaiting } from './with-waiting.ts'

const self = { id: 1, name: 'Ася' }
const order = { version: 4, status: 'quoted', callBy: null } as unknown as InboxOrder
const move = (version: number, status: string) =>
  ({ call: 'changeOrderStatus', form: { version, status }, startsAt: version }) as unknown as WaitingWrite

it('shows what waits of an order one after another, a version each', () => {
  const shown = withWaiting(order, [move(4, 'paid'), move(5, 'in-work')], self)
  expect([shown.status, shown.version]).toEqual(['in-work', 6])
})

it('shows what an order has by now once, and nothing that will be refused', () => {
  const shown = withWaiting(order, [move(3, 'calculating'), { ...move(4, 'paid'), refusal: 'Нет' }], self)
  expect([shown.status, shown.version]).toEqual(['quoted', 4])
})

it('does not count what an order has by now, its answer being on its way, as one more version', () => {
  const note = (startsAt: number) =>
    ({ call: 'addOrderNote', form: { text: 'Звонить после обеда' }, startsAt }) as unknown as WaitingWrite
  expect(withWaiting(order, [note(3)], self).version).toBe(4)
  expect(withWaiting(order, [note(4)], self).version).toBe(5)
})

it('shows a mail that waits as leaving, to the address that was typed', () => {
  const mail = { id: 'a', state: 'failed', recipient: null }
  const resend = (form: object) =>
    ({ call: 'resendNotification', form, partId: 'a' }) as unknown as WaitingWrite
  const shown = (form: object) =>
    withWaiting({ ...order, notifications: [mail] } as unknown as InboxOrder, [resend(form)], self)
      .notifications
  expect(shown({ email: 'new@example.ru' })).toEqual([
    { ...mail, state: 'pending', recipient: 'new@example.ru' },
  ])
  expect(shown({})).toEqual([{ ...mail, state: 'pending' }])
})
