import type { Offer } from '@rapport/staff-contract/offers/offer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { templatesQuery } from '../list/offer-list-queries.ts'

interface TemplateDialogProps {
  offer: Offer
  onClose: () => void
}

/** Saves the newest version of an offer as a template, without the comment and the customer. */
export function TemplateDialog({ offer, onClose }: TemplateDialogProps) {
  const queryClient = useQueryClient()
  const [title, setTitle] = useState(offer.versions[0]?.document.lines[0]?.title ?? '')
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('createOfferTemplate', { params: { id: offer.id }, form: { title } }),
    onSuccess: ({ templates }) => {
      queryClient.setQueryData(templatesQuery.queryKey, templates)
      showToast('Шаблон сохранён')
      onClose()
    },
  })
  const errors = error instanceof AdminError ? (error.fields.title ?? []) : []
  function save(event: FormEvent): void {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog heading="Сохранить как шаблон" isOpen onClose={onClose}>
      <form onSubmit={save}>
        <p>
          Позиции, скидки, доставка и&nbsp;условия. Комментарий и&nbsp;данные клиента в&nbsp;шаблон
          не&nbsp;попадут.
        </p>
        <TextField label="Название шаблона" value={title} onChange={setTitle} errors={errors} autoFocus />
        {error && errors.length === 0 && <Notice kind="error">{failureText(error)}</Notice>}
        <DialogActions>
          <Button type="submit" isPending={isPending}>
            Сохранить
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
