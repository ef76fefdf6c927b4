import { type InboxOrder, refusalForm } from '@rapport/staff-contract/inbox/inbox'
import { REFUSAL_REASON_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { useQueryClient } from '@tanstack/react-query'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSubmitWrite } from '../outbox/use-order-write.ts'

interface RefusalDialogProps {
  order: InboxOrder
  isOpen: boolean
  onClose: () => void
}

/** Refuses an order; the reason is shown in the customer's account. */
export const RefusalDialog = ({ order, isOpen, onClose }: RefusalDialogProps) => (
  <Dialog heading="Отказ по&nbsp;заявке" isOpen={isOpen} onClose={onClose}>
    <RefusalForm order={order} onClose={onClose} />
  </Dialog>
)

function RefusalForm({ order, onClose }: Omit<RefusalDialogProps, 'isOpen'>) {
  const { version } = order
  const queryClient = useQueryClient()
  const submit = useSubmitWrite(order)
  const { form, ...state } = useAdminForm({
    schema: refusalForm,
    values: { reason: '' },
    send: (value) =>
      submit({ call: 'changeOrderStatus', form: { version, status: 'refused', ...value }, label: 'Отказ' }),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      onClose()
    },
  })
  return (
    <AdminForm form={form} {...state}>
      <p>Отказ окончательный. Причину увидит клиент в&nbsp;кабинете.</p>
      <form.AppField name="reason">
        {({ TextField }) => <TextField label="Почему" maxLength={REFUSAL_REASON_MAX} autoFocus />}
      </form.AppField>
      <FormActions>
        <SubmitButton variant="danger">Отказать</SubmitButton>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </FormActions>
    </AdminForm>
  )
}
