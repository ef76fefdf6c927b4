import { type Guest, guestErasureForm } from '@rapport/contract/customers/guests'
import { formatPhone } from '@rapport/contract/fields/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'

const schema = z.object({ contact: guestErasureForm.shape.contact })

/** Erases somebody without an account, whose phone or address is typed once more. */
export function EraseGuestDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { id, phone, email, orderCount, openOrderCount } = guest
  const [withOpenOrders, setWithOpenOrders] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, ...state } = useAdminForm({
    schema,
    values: { contact: '' },
    send: (value) => callAdmin('eraseGuest', { params: { id }, form: { ...value, withOpenOrders } }),
    onSent: () => {
      queryClient.removeQueries({ queryKey: ['customers'] })
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      showToast('Данные покупателя стёрты')
      void navigate('/customers/')
    },
  })
  const shown = [phone && formatPhone(phone), email].filter(Boolean).join(' или ')
  return (
    <Dialog heading="Стереть покупателя?" isOpen onClose={onClose}>
      <p>
        Заявок: {orderCount}. Они останутся с&nbsp;номером и&nbsp;статусом, но&nbsp;без имени, телефона,
        почты, комментария, файлов и&nbsp;заметок. Проверьте список: все&nbsp;ли они этого человека.
      </p>
      <p>Отправленные письма и&nbsp;резервные копии живут до&nbsp;конца своего срока.</p>
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
        <form.AppField name="contact">
          {({ TextField }) => <TextField label={`Введите ${shown}`} autoComplete="off" autoFocus />}
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
