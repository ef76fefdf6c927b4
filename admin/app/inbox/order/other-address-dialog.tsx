import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import {
  channelNames,
  type OrderNotification,
  otherAddressForm,
} from '@rapport/contract/inbox/order-notifications'
import { EMAIL_MAX } from '@rapport/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { inboxOrderQuery } from '../inbox-queries.ts'

interface OtherAddressDialogProps {
  orderId: InboxOrder['id']
  notification: OrderNotification
  onClose: () => void
}

/** Has a mail of an order sent to another address than it went to. */
export function OtherAddressDialog({ orderId, notification, onClose }: OtherAddressDialogProps) {
  const queryClient = useQueryClient()
  const { form, ...state } = useAdminForm({
    schema: otherAddressForm,
    values: { email: notification.recipient ?? '' },
    send: (value) => callAdmin('resendNotification', { params: { id: notification.id }, form: value }),
    onSent: ({ order }) => {
      queryClient.setQueryData(inboxOrderQuery(orderId).queryKey, order)
      onClose()
    },
  })
  return (
    <Dialog heading={`${channelNames[notification.channel]}: на\u00A0другой адрес`} isOpen onClose={onClose}>
      <AdminForm form={form} {...state}>
        <form.AppField name="email">
          {({ TextField }) => <TextField label="Почта" type="email" maxLength={EMAIL_MAX} autoFocus />}
        </form.AppField>
        <FormActions>
          <SubmitButton>Отправить</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
