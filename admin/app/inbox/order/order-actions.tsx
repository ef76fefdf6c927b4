import type { OrderStatus } from '@rapport/contract/accounts/order-status'
import { formatPhone } from '@rapport/contract/fields/phone'
import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { nextStatuses, orderStatusNames } from '@rapport/contract/inbox/order-steps'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from './order-actions.module.css'
import { RefusalDialog } from './refusal-dialog.tsx'
import { useOrderCommand } from './use-order-command.ts'

/** What can be done with an order, the next thing first: take it, call, move it on. */
export function OrderActions({ order }: { order: InboxOrder }) {
  const { id, version } = order
  const { member } = useSession()
  const [isRefusing, setIsRefusing] = useState(false)
  const params = { id }
  const take = useOrderCommand(id, () => callAdmin('claimOrder', { params }))
  const leave = useOrderCommand(id, () =>
    callAdmin('assignOrder', { params, form: { version, assigneeId: null } }),
  )
  const call = useOrderCommand(id, (outcome: 'reached' | 'missed') =>
    callAdmin('noteOrderCall', { params, form: { version, outcome } }),
  )
  const move = useOrderCommand(id, (status: OrderStatus) =>
    callAdmin('changeOrderStatus', { params, form: { version, status } }),
  )
  // Buttons go with what they did: who reads them out is not told that they wait.
  const isBusy = [take, leave, call, move].some(({ isPending }) => isPending)
  const isMine = order.assignee?.id === member.id
  return (
    <Panel heading="Что сделать">
      <p className={styles.assignee}>
        {order.assignee ? <>Занимается: {isMine ? 'вы' : order.assignee.name}</> : 'Никто не взял'}
        {!order.assignee && <Button onPress={() => isBusy || take.mutate()}>Взять</Button>}
        {isMine && (
          <Button variant="quiet" onPress={() => isBusy || leave.mutate()}>
            Отдать
          </Button>
        )}
      </p>
      {order.callBy !== null && (
        <div className={styles.group}>
          {order.phone && (
            <a href={`tel:${order.phone}`} className={styles.call}>
              Позвонить {formatPhone(order.phone)}
            </a>
          )}
          <Button onPress={() => isBusy || call.mutate('reached')}>Дозвонились</Button>
          <Button variant="secondary" onPress={() => isBusy || call.mutate('missed')}>
            Не&nbsp;дозвонились
          </Button>
        </div>
      )}
      {nextStatuses[order.status].length > 0 && (
        <fieldset className={styles.statuses}>
          <legend>Сменить статус</legend>
          {nextStatuses[order.status].map((status) => (
            <Button
              key={status}
              variant={status === 'refused' ? 'danger' : 'secondary'}
              onPress={() => (status === 'refused' ? setIsRefusing(true) : isBusy || move.mutate(status))}
            >
              {orderStatusNames[status]}
            </Button>
          ))}
        </fieldset>
      )}
      <RefusalDialog order={order} isOpen={isRefusing} onClose={() => setIsRefusing(false)} />
    </Panel>
  )
}
