import { formatMoney } from '@rapport/contract/money/format-money'
import { INBOX_QUERY_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { Question } from '../../forms/question.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { foundOffersQuery, templatesQuery } from '../list/offer-list-queries.ts'
import styles from '../offers.module.css'
import { useOfferWrite, writeFailure } from '../use-offer-write.ts'

interface StartDialogProps {
  orderId: string
  onCreated: (offer: Offer) => void
  onClose: () => void
}

/** Starts an offer from a template, or with the lines of an older offer. */
export function StartDialog({ orderId, onCreated, onClose }: StartDialogProps) {
  const { mutate, isPending, error } = useOfferWrite(orderId)
  const { data: templates } = useQuery(templatesQuery)
  const [text, setText] = useState('')
  const { data: found } = useQuery(foundOffersQuery(useDeferredValue(text.trim())))
  const [removed, setRemoved] = useState<{ id: string; title: string }>()
  const remove = useRemoveTemplate()
  const sentence = writeFailure(error)
  const create = (form: { offerId?: string; templateId?: string }) =>
    mutate({
      send: () => callAdmin('createOffer', { params: { id: orderId }, form }),
      onDone: (offer) => offer && onCreated(offer),
    })
  return (
    <Dialog heading="Из шаблона или копии" isOpen size="wide" onClose={onClose}>
      {sentence && <Notice kind="error">{sentence}</Notice>}
      <h3>Шаблоны</h3>
      {templates?.length === 0 && (
        <p className={styles.soft}>
          Шаблонов пока нет. Откройте готовое предложение и&nbsp;нажмите «Сохранить как шаблон».
        </p>
      )}
      <ul aria-label="Шаблоны" className={styles.choices}>
        {templates?.map(({ id, title, lineCount }) => (
          <li key={id}>
            <span>
              <b>{title}</b> <span className={styles.soft}>позиций: {lineCount}</span>
            </span>
            <Button variant="secondary" isPending={isPending} onPress={() => create({ templateId: id })}>
              Взять
            </Button>
            <IconButton
              icon="close"
              label={`Удалить шаблон: ${title}`}
              onPress={() => setRemoved({ id, title })}
            />
          </li>
        ))}
      </ul>
      <h3>Прежние предложения</h3>
      <TextField
        label="Номер, имя, телефон или почта"
        type="search"
        value={text}
        maxLength={INBOX_QUERY_MAX}
        onChange={setText}
      />
      <ul aria-label="Прежние предложения" className={styles.choices}>
        {found?.map(({ id, number, customer, summary, total, updatedAt }) => (
          <li key={id}>
            <span>
              <b>{number}</b> {customer}
              <span className={styles.work}>
                {summary}. {total === null ? 'без итога' : formatMoney(total)}, {formatMoment(updatedAt)}
              </span>
            </span>
            <Button variant="secondary" isPending={isPending} onPress={() => create({ offerId: id })}>
              Скопировать
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={styles.soft}>Таких предложений нет.</p>}
      {removed && (
        <Question
          heading="Удалить шаблон?"
          text={`«${removed.title}» пропадёт у всех сотрудников.`}
          action="Удалить"
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(undefined) })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Dialog>
  )
}

function useRemoveTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => callAdmin('deleteOfferTemplate', { params: { id } }),
    onSuccess: ({ templates }) => queryClient.setQueryData(templatesQuery.queryKey, templates),
  })
}
