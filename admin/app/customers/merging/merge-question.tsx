import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { Customer, CustomerRow } from '@rapport/staff-contract/customers/customers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { useReplaceCustomer } from '../use-customer-command.ts'
import { getMergeParams, mergeSummaryQuery } from './merge-queries.ts'

interface MergeQuestionProps {
  customer: Customer
  other: CustomerRow
  onBack: () => void
  onClose: () => void
}

/** Summary and confirmation of a merge, which can't be undone. */
export function MergeQuestion({ customer, other, onBack, onClose }: MergeQuestionProps) {
  const { id, email } = customer
  const { data: summary, error } = useQuery(mergeSummaryQuery(id, other))
  const queryClient = useQueryClient()
  const replaceCustomer = useReplaceCustomer()
  const merging = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('mergeCustomers', { params: { id }, form: getMergeParams(other) }),
    onSuccess: (result) => {
      replaceCustomer(result.customer)
      void queryClient.invalidateQueries({ queryKey: ['inbox'] })
      showToast('Клиенты объединены')
      onClose()
    },
  })
  const failure = merging.error ?? error
  const name = other.name || other.email || 'Без имени'
  return (
    <Dialog heading={`Объединить с\u00A0клиентом «${name}»?`} isOpen onClose={onClose}>
      {failure && failureText(failure) && <Notice kind="error">{failureText(failure)}</Notice>}
      {!summary && !error && <Skeleton lines={4} />}
      {summary && (
        <>
          <p>Перейдёт в&nbsp;карточку {email}:</p>
          <Facts
            facts={[
              { term: 'Почта', value: other.email },
              { term: 'Телефон', value: other.phone && formatPhone(other.phone) },
              { term: 'Заявок', value: summary.orders },
              { term: 'Файлов', value: summary.files },
              { term: 'Заметок', value: summary.notes },
              { term: 'Согласий', value: summary.consents },
              ...(other.userId === null ? [] : [{ term: 'В избранном', value: summary.favorites }]),
            ]}
          />
          {other.userId !== null && (
            <p>
              Почта, пароль, прайс и&nbsp;компания останутся от&nbsp;{email}; пустое заполнится
              из&nbsp;второго кабинета. Второго кабинета больше не&nbsp;будет: войти по&nbsp;{other.email}{' '}
              не&nbsp;получится, входов завершится: {summary.sessions}.
            </p>
          )}
          <Notice kind="warning">
            Разъединить потом нельзя. Проверьте, что это один человек: клиент увидит в&nbsp;кабинете все
            заявки.
          </Notice>
        </>
      )}
      <DialogActions>
        <Button
          variant="danger"
          isDisabled={!summary}
          isPending={merging.isPending}
          onPress={() => merging.mutate()}
        >
          Объединить навсегда
        </Button>
        <Button variant="secondary" onPress={onBack}>
          Выбрать другого
        </Button>
      </DialogActions>
    </Dialog>
  )
}
