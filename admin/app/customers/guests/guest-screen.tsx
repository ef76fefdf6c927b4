import { formatPhone } from '@rapport/contract/fields/format-phone'
import { type Guest, guestErasureForm } from '@rapport/staff-contract/customers/guests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { OpenFailure } from '../../forms/open-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { ScreenHeader } from '../../ui/screen-header/screen-header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { CustomerConsents } from '../customer-consents.tsx'
import { CustomerOrders } from '../customer-orders.tsx'
import { guestQuery } from '../customer-queries.ts'
import styles from '../customers.module.css'
import { DataActions } from '../data-actions.tsx'
import { EraseDialog } from '../erase-dialog.tsx'

/** Screen of a customer without an account. */
export function Component() {
  const { id = '' } = useParams()
  const { data: guest, error, refetch } = useQuery(guestQuery(id))
  if (error && !guest)
    return (
      <OpenFailure error={error} missing="Такого клиента нет" refetch={refetch}>
        <Link to="/customers/">Все клиенты</Link>
      </OpenFailure>
    )
  if (!guest) return <Skeleton lines={8} />
  return (
    <>
      <ScreenHeader title={guest.name || 'Клиент без имени'}>
        Кабинета нет. Последняя заявка: {formatMoment(guest.lastPlacedAt)}
      </ScreenHeader>
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

const Contacts = ({ guest: { phones, emails } }: { guest: Guest }) => (
  <Panel
    heading="Как связаться"
    lead="Собрано по&nbsp;телефонам и&nbsp;почте всех заявок. Объединить с&nbsp;кабинетом можно из&nbsp;карточки кабинета."
  >
    <ul className={styles.list}>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </li>
      ))}
      {emails.map((email) => (
        <li key={email}>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  </Panel>
)

function GuestData({ guest }: { guest: Guest }) {
  const { id, phones, emails, orderCount, openOrderCount } = guest
  const [isErasing, setErasing] = useState(false)
  const contacts = [phones[0] && formatPhone(phones[0]), emails[0]].filter(Boolean).join(' или ')
  return (
    <>
      <DataActions
        getArchive={() => callAdmin('exportGuest', { params: { id } })}
        eraseLabel="Удалить данные клиента"
        onErase={() => setErasing(true)}
      />
      {isErasing && (
        <EraseDialog
          heading="Удалить данные клиента?"
          openOrderCount={openOrderCount}
          contactLabel={`Введите ${contacts}`}
          contactRule={guestErasureForm.shape.contact}
          erase={(form) => callAdmin('eraseGuest', { params: { id }, form })}
          erasedText="Данные клиента удалены"
          onClose={() => setErasing(false)}
        >
          <p>
            Заявок: {orderCount}. Они останутся с&nbsp;номером и&nbsp;статусом, но&nbsp;без имени, телефона,
            почты, комментария, файлов и&nbsp;заметок. Проверьте список: все&nbsp;ли они этого человека.
          </p>
        </EraseDialog>
      )}
    </>
  )
}
