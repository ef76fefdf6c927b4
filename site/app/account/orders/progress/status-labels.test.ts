import type { OrderStatusChange } from '@rapport/contract/accounts/user-orders'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { expect, it } from 'vitest'
import { listOrderSteps, STATUS_LABELS } from './status-labels.ts'

const placedAt = '2026-11-01T10:00:00.000Z'
const on = (day: number, status: OrderStatusChange['status']): OrderStatusChange => ({
  status,
  by: 'staff',
  reason: null,
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
})
const shortened = (statusChanges: OrderStatusChange[]) =>
  listOrderSteps({ placedAt, statusChanges, status: statusChanges.at(-1)?.status ?? 'new' }).map(
    ({ state, at }) => `${state} ${at?.slice(8, 10) ?? '–'}`,
  )

it.each([
  ['begins at the layout', [], ['current 01', 'ahead –', 'ahead –', 'ahead –']],
  [
    'waits for the payment once there is an offer',
    [on(2, 'quoted')],
    ['done 01', 'current 02', 'ahead –', 'ahead –'],
  ],
  [
    'dates each step by when it was reached first',
    [on(2, 'called'), on(3, 'quoted'), on(4, 'paid'), on(5, 'in-production'), on(6, 'shipped')],
    ['done 01', 'done 03', 'done 04', 'current 06'],
  ],
  [
    'has all behind it in the end',
    [on(3, 'shipped'), on(9, 'done')],
    ['done 01', 'done 03', 'done 03', 'done 03'],
  ],
  [
    'goes back with its status',
    [on(2, 'quoted'), on(3, 'calculating')],
    ['current 01', 'ahead –', 'ahead –', 'ahead –'],
  ],
  [
    'stops where it was refused',
    [on(2, 'quoted'), on(3, 'refused')],
    ['done 01', 'ahead 02', 'ahead –', 'ahead –'],
  ],
])('an order %s', (_, changes, steps) => {
  expect(shortened(changes)).toEqual(steps)
})

it('labels every status', () => {
  for (const status of ORDER_STATUSES) expect(STATUS_LABELS[status]).toMatch(/[А-Яа-я]/)
})
