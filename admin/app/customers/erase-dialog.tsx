import { type Customer, customerErasureForm } from '@rapport/contract/customers/customers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'

const schema = z.object({ email: customerErasureForm.shape.email })

/** Erases a customer whose address is typed once more. */
export function EraseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { id, email, openOrderCount } = customer
  const [withOpenOrders, setWithOpenOrders] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, ...state } = useAdminForm({
    schema,
    values: { email: '' },
    send: (value) => callAdmin('eraseCustomer', { params: { id }, form: { ...value, withOpenOrders } }),
    onSent: () => {
      queryClient.removeQueries({ queryKey: ['customers'] })
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      showToast('Данные клиента стёрты')
      void navigate('/customers/')
    },
  })
  return (
    <Dialog heading="Стереть клиента?" isOpen onClose={onClose}>
      <p>
        Кабинет, компания, избранное и&nbsp;входы исчезнут навсегда. Заявки останутся с&nbsp;номером
        и&nbsp;статусом, но&nbsp;без имени, телефона, почты, комментария, файлов и&nbsp;заметок.
      </p>
      <p>
        Отправленные письма и&nbsp;резервные копии живут до&nbsp;конца своего срока. Клиенту уйдёт письмо, что
        кабинет удалён.
      </p>
      <AdminForm form={form} {...state}>
        {openOrderCount > 0 && (
          <>
            <Notice kind="warning">
              Заявок в&nbsp;работе: {openOrderCount}. Связаться по&nbsp;ним будет не&nbsp;с&nbsp;кем.
            </Notice>
            <Checkbox
              label="Знаю, всё равно стереть"
              isSelected={withOpenOrders}
              onChange={setWithOpenOrders}
            />
          </>
        )}
        <form.AppField name="email">
          {({ TextField }) => (
            <TextField label={`Введите почту клиента: ${email}`} autoComplete="off" autoFocus />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton>Стереть</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
