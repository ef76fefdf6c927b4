import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { WaitingWrite } from './waiting-writes.ts'

type Person = NonNullable<InboxOrder['assignee']>

/** Returns the order with its waiting writes applied; the next write starts from that version. */
export const withWaiting = (order: InboxOrder, writes: readonly WaitingWrite[], self: Person): InboxOrder =>
  writes
    .filter(
      (write) =>
        write.call !== 'moveProductionStage' &&
        write.refusal === undefined &&
        !isOvertaken(write, order.version),
    )
    .reduce((shown, write) => ({ ...apply(shown, write, self), version: shown.version + 1 }), order)

/** Whether the order has a newer version: it already contains the write, or the server will refuse it. */
const isOvertaken = ({ startsAt = Infinity }: WaitingWrite, version: number): boolean => startsAt < version

/** Notes, messages, files and new reminders are shown in the list of waiting writes instead. */
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
    case 'readOrderMessages':
      return { ...order, unanswered: 0 }
    case 'endOrderReminder':
      return { ...order, reminders: order.reminders.filter(({ id }) => id !== write.partId) }
    case 'resendNotification': {
      const { email } = write.form
      return {
        ...order,
        notifications: order.notifications.map((notification) =>
          notification.id === write.partId
            ? { ...notification, state: 'pending', recipient: email || notification.recipient }
            : notification,
        ),
      }
    }
    default:
      return order
  }
}
