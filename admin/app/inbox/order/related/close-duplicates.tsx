import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { canBecome } from '@rapport/staff-contract/inbox/order-transitions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { callAdmin } from '../../../api/admin-api.ts'
import { failureText } from '../../../api/admin-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import styles from './related-orders.module.css'

/** Refuses orders that look like duplicates, and records their numbers in this order's notes. */
export function CloseDuplicates({ order }: { order: InboxOrder }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const duplicates = order.related.filter(
    ({ isDuplicate, status }) => isDuplicate && status === 'new' && canBecome(status, 'refused'),
  )
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const orders = duplicates.map(({ id, version }) => ({ id, version }))
      const change = { action: 'status', status: 'refused', reason: `Повтор заявки ${order.number}` } as const
      const { left } = await callAdmin('changeOrders', { form: { orders, change } })
      const closed = duplicates.filter(({ id }) => left.every((order) => order.id !== id))
      if (closed.length > 0)
        await callAdmin('addOrderNote', {
          params: { id: order.id },
          form: { text: `Повторы закрыты: ${closed.map(({ number }) => number).join(', ')}`, mentions: [] },
        })
      return { closed, left }
    },
    onSuccess: ({ closed, left }) => {
      setOpen(false)
      showToast(
        left.length === 0
          ? 'Повторы закрыты'
          : `Закрыто: ${closed.length}. Остались: ${left.length}, их тем временем изменили`,
      )
    },
    onError: (error) => showToast(failureText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  })
  if (duplicates.length === 0) return null
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {duplicates.length === 1 ? 'Закрыть повтор' : `Закрыть повторы (${duplicates.length})`}
      </Button>
      <Dialog heading="Закрыть повторы" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          Закроем отказом с&nbsp;причиной «Повтор заявки <Whole>{order.number}</Whole>»:{' '}
          {duplicates.map(({ id, number }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Whole>{number}</Whole>
            </Fragment>
          ))}
          . Эта заявка останется как&nbsp;есть.
        </p>
        <DialogActions>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            Закрыть повторы
          </Button>
          <Button variant="secondary" onPress={() => setOpen(false)}>
            Отмена
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** An order number would break at its hyphen. */
const Whole = ({ children }: { children: string }) => <span className={styles.whole}>{children}</span>
