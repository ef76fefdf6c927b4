import { CUSTOMER_QUERY_MAX } from '@rapport/staff-contract/customers/customer-limits'
import type { Customer, CustomerRow } from '@rapport/staff-contract/customers/customers'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { customerSearchQuery } from '../customer-queries.ts'
import styles from '../customers.module.css'
import { MergeQuestion } from './merge-question.tsx'

const QUERY_MIN = 3

interface MergeDialogProps {
  customer: Customer
  onClose: () => void
}

export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const [other, setOther] = useState<CustomerRow>()
  if (other)
    return (
      <MergeQuestion customer={customer} other={other} onBack={() => setOther(undefined)} onClose={onClose} />
    )
  return (
    <Dialog heading="Объединить с&nbsp;другим клиентом" isOpen onClose={onClose}>
      <p>
        Останется этот кабинет: {customer.email}. Чтобы остался другой, откройте его карточку
        и&nbsp;объедините оттуда.
      </p>
      <SearchCustomer customerId={customer.id} onChoose={setOther} />
    </Dialog>
  )
}

function SearchCustomer({
  customerId,
  onChoose,
}: {
  customerId: number
  onChoose: (row: CustomerRow) => void
}) {
  const [query, setQuery] = useState('')
  const searchText = useDeferredValue(query.trim())
  const isLongEnough = searchText.length >= QUERY_MIN
  const { data } = useQuery({ ...customerSearchQuery(searchText), enabled: isLongEnough })
  const others = data?.filter(({ userId }) => userId !== customerId) ?? []
  return (
    <>
      <TextField
        label="Телефон, почта или имя второго"
        type="search"
        value={query}
        maxLength={CUSTOMER_QUERY_MAX}
        onChange={setQuery}
        autoFocus
      />
      <div role="status">
        {isLongEnough && data && others.length === 0 && <p className={styles.soft}>Таких клиентов нет.</p>}
      </div>
      <ul aria-label="Кто нашёлся" className={styles.list}>
        {isLongEnough &&
          others.map((row) => {
            const name = row.name || row.email || 'Без имени'
            return (
              <li key={row.id} className={styles.result}>
                <div>
                  <p>{name}</p>
                  <p className={styles.soft}>
                    {[
                      row.email,
                      row.userId === null ? 'без\u00A0кабинета' : 'с\u00A0кабинетом',
                      `заявок: ${row.orderCount}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                </div>
                <Button variant="secondary" aria-label={`Выбрать: ${name}`} onPress={() => onChoose(row)}>
                  Выбрать
                </Button>
              </li>
            )
          })}
      </ul>
    </>
  )
}
