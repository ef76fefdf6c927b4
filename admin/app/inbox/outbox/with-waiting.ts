import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { WaitingWrite } from './waiting-writes.ts'

type Person = NonNullable<InboxOrder['assignee']>

/** Returns an order as it will be once what waits is done: what is pressed next starts from there. */
export const withWaiting = (order: InboxOrder, writes: readonly WaitingWrite[], self: Person): InboxOrder =>
  writes
    .filter((write) => write.refusal === undefined && !isOvertaken(write, order.version))
    .reduce((present, write) => ({ ...apply(present, write, self), version: present.version + 1 }), order)

/** Whether an order has gone on since: it has what was pressed by now, though the answer is on its way, or that will be refused. */
const isOvertaken = ({ startsAt = Infinity }: WaitingWrite, version: number): boolean => startsAt < version

/** Notes, files and new reminders stand among what waits, not among what is there. */
function apply(order: InboxOrder, write: WaitingWrite, self: Person): InboxOrder {
  switch (write.call) {
    case 'claimOrder':
      return { ...order, assignee: self }
    case 'assignOrder': {
      const { assigneeId } = write.form
      return {
        ...order,
        assignee: assigneeId === null ? null : { id: Number(assigneeId), name: write.label },
      }
    }
    case 'changeOrderStatus':
      return { ...order, status: write.form.status, callBy: null }
    case 'noteOrderCall':
      if (write.form.outcome === 'later') return { ...order, callBy: write.form.callAt ?? null }
      return write.form.outcome === 'reached'
        ? { ...order, callBy: null, status: order.status === 'new' ? 'called' : order.status }
        : { ...order, callBy: null, missedCalls: order.missedCalls + 1 }
    case 'endOrderReminder':
      return { ...order, reminders: order.reminders.filter(({ id }) => id !== write.partId) }
    case 'resendNotification': {
      const { email } = write.form
      return {
        ...order,
        notifications: order.notifications.map((one) =>
          one.id === write.partId ? { ...one, state: 'pending', recipient: email || one.recipient } : one,
        ),
      }
    }
    default:
      return order
  }
}
