import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import type { EndpointResult } from '@rapport/contract/endpoints/api'
import type { Payer } from '@rapport/contract/requisites/payer'
import { payerMessages } from '@rapport/contract/requisites/payer-messages'
import { useState } from 'react'
import { type AccountResponse, callAccountEndpoint } from '../../../accounts/session/account-endpoint.ts'
import { loadUserData } from '../../../browser/requests/api.ts'
import { useLoaded } from '../../../browser/use-loaded.ts'
import { PayerFacts } from '../../../orders/billing/payer-facts.tsx'
import { RequisitesFields } from '../../../orders/billing/requisites-fields.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast-messages.ts'
import { AccountForm } from '../../account-form.tsx'
import styles from '../user-order.module.css'

interface OrderRequisitesProps {
  order: UserOrder
  onChange: (order: UserOrder) => void
}

/** Stored requisites of an order with their form. A first form is filled in from the company of the account. */
export function OrderRequisites({ order, onChange }: OrderRequisitesProps) {
  const { payer } = order.requisites
  const [isOpen, setOpen] = useState(payer === null)
  const company = useLoaded(payer ? '' : 'company', () => loadUserData('getUserCompany'))
  const isReady = payer !== null || company.value !== undefined || company.failed
  const known = company.value?.company
  const values: Partial<Payer> =
    payer ?? (known ? { name: known.name, inn: known.inn, kpp: known.kpp, address: known.legalAddress } : {})
  return (
    <>
      {payer && <PayerFacts payer={payer} />}
      {!isOpen && (
        <p>
          <Button variant="outline" compact onClick={() => setOpen(true)}>
            Изменить реквизиты
          </Button>
        </p>
      )}
      {isOpen && isReady && (
        <RequisitesForm
          order={order}
          values={values}
          onChange={onChange}
          onSaved={({ requisites, savedToCompany }) => {
            onChange({ ...order, requisites })
            setOpen(false)
            showToast(
              savedToCompany ? 'Реквизиты сохранены, в\u00A0разделе «Компания» тоже' : 'Реквизиты сохранены',
            )
          }}
        />
      )}
    </>
  )
}

type Saved = EndpointResult<'updateUserOrderRequisites'>

interface RequisitesFormProps extends OrderRequisitesProps {
  values: Partial<Payer>
  onSaved: (saved: Saved) => void
}

function RequisitesForm({ order, onChange, onSaved, ...rest }: RequisitesFormProps) {
  // Requisites that another window saved meanwhile do not replace what is in the fields.
  const [values] = useState(rest.values)
  const { number, invoices, requisites } = order
  async function save(form: FormData): Promise<AccountResponse> {
    const answer = await callAccountEndpoint('updateUserOrderRequisites', form, { number })
    // Another window saved: its requisites are shown above the form, which keeps what was typed.
    if (!answer.ok && answer.message === payerMessages.changed)
      await loadUserData('getUserOrder', { number }).then(
        ({ order: stored }) => onChange(stored),
        () => undefined,
      )
    return answer
  }
  return (
    <AccountForm
      call={save}
      submit="Сохранить реквизиты"
      collectsData
      onDone={(result) => onSaved(result as Saved)}
    >
      {(getErrors) => (
        <>
          <p className={styles.soft}>
            {invoices.length > 0
              ? 'Выставленные счета останутся прежними: менеджер увидит изменение и\u00a0заменит их, если нужно.'
              : 'Начните с\u00a0ИНН. Платит человек, а\u00a0не\u00a0компания\u00a0— хватит имени, остальное оставьте пустым.'}
          </p>
          <input type="hidden" name="version" value={requisites.version} />
          <RequisitesFields values={values} getErrors={getErrors} />
        </>
      )}
    </AccountForm>
  )
}
