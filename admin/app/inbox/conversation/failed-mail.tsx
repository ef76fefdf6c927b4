import type { InboxMessage } from '@rapport/staff-contract/inbox/conversation'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { failureReason, NO_RECIPIENT } from '@rapport/staff-contract/inbox/order-notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import styles from './conversation.module.css'

interface FailedMailProps {
  order: Pick<InboxOrder, 'id'>
  message: InboxMessage
  mayWrite: boolean
}

/** Why the mail of a message failed, and the button that sends it again. */
export function FailedMail({ order, message: { id, mailError }, mayWrite }: FailedMailProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin('resendOrderMessage', { params: { id } }),
    onSuccess: ({ order: changed }) => queryClient.setQueryData(inboxOrderQuery(order.id).queryKey, changed),
    onError: (error) => showToast(failureText(error)),
  })
  const reason = mailError === NO_RECIPIENT ? 'у\u00A0заявки нет почты' : failureReason(mailError ?? '')
  return (
    <p className={styles.actions}>
      <span>Письмо не&nbsp;ушло: {reason}.</span>
      {mayWrite && (
        <Button variant="quiet" isPending={isPending} onPress={() => mutate()}>
          Отправить ещё раз
        </Button>
      )}
    </p>
  )
}
