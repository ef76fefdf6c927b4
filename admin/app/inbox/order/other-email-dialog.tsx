import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import {
  channelNames,
  type OrderNotification,
  otherEmailForm,
} from '@rapport/staff-contract/inbox/order-notifications'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSubmitWrite } from '../outbox/use-order-write.ts'

interface OtherEmailDialogProps {
  order: Pick<InboxOrder, 'id' | 'number'>
  notification: OrderNotification
  onClose: () => void
}

export function OtherEmailDialog({ order, notification, onClose }: OtherEmailDialogProps) {
  const submit = useSubmitWrite(order)
  const channel = channelNames[notification.channel]
  const { form, ...state } = useAdminForm({
    schema: otherEmailForm,
    values: { email: notification.recipient ?? '' },
    send: (value) =>
      submit({
        call: 'resendNotification',
        form: value,
        partId: notification.id,
        label: `Отправить на\u00A0${value.email}: ${channel}`,
      }),
    onSent: onClose,
  })
  return (
    <Dialog heading={`${channel}: на\u00A0другой адрес`} isOpen onClose={onClose}>
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
