import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { expect, it } from 'vitest'
import type { WaitingWrite } from './waiting-writes.ts'
import { withWaiting } from './with-waiting.ts'

const self = { id: 1, name: 'Ася' }
const order = { version: 4, status: 'quoted', callBy: null } as unknown as InboxOrder
const move = (version: number, status: string) =>
  ({ call: 'changeOrderStatus', form: { version, status }, startsAt: version }) as unknown as WaitingWrite

it('applies waiting writes one after another, each raising the version', () => {
  const shown = withWaiting(order, [move(4, 'paid'), move(5, 'in-work')], self)
  expect([shown.status, shown.version]).toEqual(['in-work', 6])
})

it('skips writes that the order already contains, and refused writes', () => {
  const shown = withWaiting(order, [move(3, 'calculating'), { ...move(4, 'paid'), refusal: 'Нет' }], self)
  expect([shown.status, shown.version]).toEqual(['quoted', 4])
})

it('does not raise the version for a write whose response is on its way', () => {
  const note = (startsAt: number) =>
    ({ call: 'addOrderNote', form: { text: 'Звонить после обеда' }, startsAt }) as unknown as WaitingWrite
  expect(withWaiting(order, [note(3)], self).version).toBe(4)
  expect(withWaiting(order, [note(4)], self).version).toBe(5)
})

it('shows a notification being sent again as pending, with the typed address', () => {
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
