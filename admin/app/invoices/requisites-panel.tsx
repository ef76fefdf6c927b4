import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { hasStoredInput } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { requisitesInput } from './invoice-input.ts'
import styles from './invoices.module.css'
import { RequisitesForm } from './requisites-form.tsx'
import { useInvoiceWrite } from './use-invoice-write.ts'

interface RequisitesPanelProps {
  orderId: string
  data: OrderInvoices
}

/** Requisites of the payer: who gave them, a press that asks for them, and a correction by hand. */
export function RequisitesPanel({ orderId, data }: RequisitesPanelProps) {
  const { member } = useSession()
  const { requisites, hasEmail } = data
  const { payer, requestedAt } = requisites
  const [isEditing, setEditing] = useState(() => hasStoredInput(requisitesInput(orderId)))
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  const request = () =>
    mutate({
      send: () => callAdmin('requestRequisites', { params: { id: orderId } }),
      onDone: () => showToast('Письмо с\u00A0просьбой отправляем клиенту'),
    })
  return (
    <section aria-label="Реквизиты клиента" className={styles.invoice}>
      <PayerLines data={data} />
      {payer === null && requestedAt !== null && (
        <p className={styles.soft}>Запросили {formatMoment(requestedAt)}, клиент ещё не&nbsp;ответил</p>
      )}
      {error && !isEditing && <Notice kind="error">{failureText(error)}</Notice>}
      {isEditing && <RequisitesForm orderId={orderId} data={data} onClose={() => setEditing(false)} />}
      {!isEditing && hasPermission(member.role, 'invoices.write') && (
        <div className={styles.actions}>
          {hasEmail && payer === null && (
            <Button
              variant={requestedAt === null ? 'secondary' : 'quiet'}
              isPending={isPending}
              onPress={request}
            >
              {requestedAt === null ? 'Запросить реквизиты' : 'Запросить ещё раз'}
            </Button>
          )}
          <Button variant="quiet" onPress={() => setEditing(true)}>
            {payer === null ? 'Вписать самому' : 'Исправить реквизиты'}
          </Button>
        </div>
      )}
    </section>
  )
}

const PayerLines = ({ data: { requisites, buyer, invoices } }: Pick<RequisitesPanelProps, 'data'>) => {
  const { payer, at, by } = requisites
  if (payer)
    return (
      <>
        <p>
          <b>{payer.name}</b>
          <br />
          {describePayer(payer)}
        </p>
        {at !== null && (
          <p className={styles.soft}>
            {by === null ? 'Указал клиент' : `Вписал сотрудник ${by}`}: {formatMoment(at)}
          </p>
        )}
      </>
    )
  if (buyer.inn === '') return <p>Реквизитов плательщика пока нет.</p>
  return (
    <p>
      {invoices.length > 0 ? 'Из\u00A0последнего счёта' : 'Из\u00A0кабинета клиента'}: <b>{buyer.name}</b>,{' '}
      {describePayer(buyer)}
    </p>
  )
}

/** Returns INN, KPP and address in one line. */
export const describePayer = ({ inn, kpp, address }: OrderInvoices['buyer']): string =>
  [inn && `ИНН\u00A0${inn}`, kpp && `КПП\u00A0${kpp}`, address].filter(Boolean).join(', ')
