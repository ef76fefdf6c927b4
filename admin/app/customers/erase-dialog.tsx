import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'

interface EraseDialogProps {
  heading: string
  children: ReactNode
  openOrderCount: number
  /** Label and rule of the field that confirms the customer by e-mail or phone. */
  contactLabel: string
  contactRule: z.ZodMiniType<string, string>
  erase: (form: { contact: string; withOpenOrders: boolean }) => Promise<unknown>
  erasedText: string
  onClose: () => void
}

/**
 * Confirms the erasure of a customer. Requires the customer's contact, and a tick if orders are still open.
 */
export function EraseDialog(props: EraseDialogProps) {
  const { heading, children, openOrderCount, contactLabel, contactRule, erase, erasedText, onClose } = props
  const [withOpenOrders, setWithOpenOrders] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, ...state } = useAdminForm({
    schema: z.object({ contact: contactRule }),
    values: { contact: '' },
    send: ({ contact }) => erase({ contact, withOpenOrders }),
    onSent: () => {
      queryClient.removeQueries({ queryKey: ['customers'] })
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      showToast(erasedText)
      void navigate('/customers/')
    },
  })
  return (
    <Dialog heading={heading} isOpen onClose={onClose}>
      {children}
      <p>Отправленные письма и&nbsp;резервные копии живут до&nbsp;конца своего срока.</p>
      <AdminForm form={form} {...state}>
        {openOrderCount > 0 && (
          <>
            <Notice kind="warning">
              Заявок в&nbsp;работе: {openOrderCount}. Связаться по&nbsp;ним будет не&nbsp;с&nbsp;кем.
            </Notice>
            <Checkbox
              label="Знаю, всё равно удалить"
              isSelected={withOpenOrders}
              onChange={setWithOpenOrders}
            />
          </>
        )}
        <form.AppField name="contact">
          {({ TextField }) => <TextField label={contactLabel} autoComplete="off" autoFocus />}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="danger">Удалить</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
