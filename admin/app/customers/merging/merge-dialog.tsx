import { CUSTOMER_QUERY_MAX } from '@rapport/staff-contract/customers/customer-limits'
import type { Customer, CustomerRow } from '@rapport/staff-contract/customers/customers'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { foundCustomersQuery } from '../customer-queries.ts'
import styles from '../customers.module.css'
import { MergeQuestion } from './merge-question.tsx'

/** Characters that the other one is looked for by, at least. */
const QUERY_MIN = 3

interface MergeDialogProps {
  customer: Customer
  onClose: () => void
}

/** Finds who goes over into a customer's account, and asks before it is done. */
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
      <FindOther keptId={customer.id} onFound={setOther} />
    </Dialog>
  )
}

function FindOther({ keptId, onFound }: { keptId: number; onFound: (row: CustomerRow) => void }) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query.trim())
  const isAsked = asked.length >= QUERY_MIN
  const { data } = useQuery({ ...foundCustomersQuery(asked), enabled: isAsked })
  const others = data?.filter(({ userId }) => userId !== keptId) ?? []
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
        {isAsked && data && others.length === 0 && <p className={styles.soft}>Таких клиентов нет.</p>}
      </div>
      <ul aria-label="Кто нашёлся" className={styles.list}>
        {isAsked &&
          others.map((row) => {
            const name = row.name || row.email || 'Без имени'
            return (
              <li key={row.id} className={styles.found}>
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
                <Button variant="secondary" aria-label={`Выбрать: ${name}`} onPress={() => onFound(row)}>
                  Выбрать
                </Button>
              </li>
            )
          })}
      </ul>
    </>
  )
}
