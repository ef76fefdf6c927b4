import type { Guest } from '@rapport/contract/customers/guests'
import { formatPhone } from '@rapport/contract/fields/phone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { CustomerConsents } from '../customer-consents.tsx'
import { CustomerOrders } from '../customer-orders.tsx'
import { guestQuery } from '../customer-queries.ts'
import styles from '../customers.module.css'
import { DataActions } from '../data-actions.tsx'
import { EraseGuestDialog } from './erase-guest-dialog.tsx'

/** Somebody who ordered without an account: their orders, what they agreed to, and what the law lets them ask for. */
export function Component() {
  const { id = '' } = useParams()
  const { data: guest, error } = useQuery(guestQuery(id))
  if (error && !guest) return <Notice kind="error">{failureText(error)}</Notice>
  if (!guest) return <Skeleton lines={8} />
  return (
    <>
      <header className={styles.head}>
        <h1>{guest.name || 'Покупатель без имени'}</h1>
        <p className={styles.state}>Кабинета нет. Последняя заявка: {formatMoment(guest.lastPlacedAt)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Contacts guest={guest} />
          <GuestData guest={guest} />
        </div>
        <div className={styles.column}>
          <CustomerOrders orders={guest.orders} />
          <CustomerConsents consents={guest.consents} />
        </div>
      </div>
    </>
  )
}

const Contacts = ({ guest: { phone, email, number } }: { guest: Guest }) => (
  <Panel heading="Как связаться" lead={`Собрано по\u00A0телефону и\u00A0почте заявки ${number}.`}>
    <p>{phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Телефон не указан'}</p>
    <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Почта не указана'}</p>
  </Panel>
)

function GuestData({ guest }: { guest: Guest }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <DataActions
        getArchive={() => callAdmin('exportGuest', { params: { id: guest.id } })}
        eraseLabel="Стереть покупателя"
        onErase={() => setErasing(true)}
      />
      {isErasing && <EraseGuestDialog guest={guest} onClose={() => setErasing(false)} />}
    </>
  )
}
