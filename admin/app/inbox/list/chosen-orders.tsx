import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import type { InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { ORDERS_CHANGED_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import type { OrderChange } from '@rapport/staff-contract/inbox/order-changes'
import { canBecome, orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { ChosenBar } from '../../lists/chosen-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { handlersQuery } from '../inbox-queries.ts'
import { chosenText, doneText } from './chosen-text.ts'
import { RefuseChosen } from './refuse-chosen.tsx'

interface ChosenOrdersProps {
  chosen: readonly InboxOrderPreview[]
  onCleared: () => void
}

/** Actions on selected orders. Failed ones stay listed until the selection is cleared. */
export function ChosenOrders({ chosen, onCleared }: ChosenOrdersProps) {
  const queryClient = useQueryClient()
  const { data: people = [] } = useQuery(handlersQuery)
  const [isRefusing, setRefusing] = useState(false)
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: (change: OrderChange) =>
      callAdmin('changeOrders', {
        form: { orders: chosen.map(({ id, version }) => ({ id, version })), change },
      }),
    onSuccess: ({ changed, left }) => {
      showToast(doneText(changed))
      setRefusing(false)
      if (left.length === 0) onCleared()
    },
    // On an error, too: another member may have changed an order.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  })
  if (chosen.length === 0) return null
  const statuses = ORDER_STATUSES.filter(
    (status) => status !== 'refused' && chosen.every((order) => canBecome(order.status, status)),
  )
  const left = (data?.left ?? []).flatMap(({ id, reason }) => {
    const order = chosen.find((one) => one.id === id)
    return order ? [{ number: order.number, reason }] : []
  })
  return (
    <>
      <ChosenBar text={chosenText(chosen.length)} onCleared={onCleared}>
        {chosen.length > ORDERS_CHANGED_MAX ? (
          <span>{inboxMessages.changedTooMany(ORDERS_CHANGED_MAX)}</span>
        ) : (
          <>
            <Button isPending={isPending} onPress={() => mutate({ action: 'take' })}>
              Взять
            </Button>
            <Menu
              label="Передать"
              variant="secondary"
              actions={people.map(({ id, name }) => ({
                label: name,
                onAction: () => mutate({ action: 'assign', assigneeId: id }),
              }))}
            >
              Передать…
            </Menu>
            {statuses.length > 0 && (
              <Menu
                label="Статус"
                variant="secondary"
                actions={statuses.map((status) => ({
                  label: orderStatusNames[status],
                  onAction: () => mutate({ action: 'status', status }),
                }))}
              >
                Статус…
              </Menu>
            )}
            {chosen.every(({ status }) => canBecome(status, 'refused')) && (
              <Button variant="secondary" onPress={() => setRefusing(true)}>
                Отказать…
              </Button>
            )}
          </>
        )}
      </ChosenBar>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {left.length > 0 && (
        <Notice kind="warning">
          {left.map(({ number, reason }) => `Заявка ${number} осталась как есть: ${reason}`).join('. ')}
        </Notice>
      )}
      {isRefusing && (
        <RefuseChosen
          count={chosen.length}
          isPending={isPending}
          onRefuse={(reason) => mutate({ action: 'status', status: 'refused', reason })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}
