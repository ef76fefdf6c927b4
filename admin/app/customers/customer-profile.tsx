import type { Customer } from '@rapport/contract/customers/customers'
import { formatPhone } from '@rapport/contract/fields/phone'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './customers.module.css'

/** Who a customer is, and for which company they order; they alone change it. */
export function CustomerProfile({ customer: { email, phone, city, details } }: { customer: Customer }) {
  const facts = [
    ['Город', city],
    ['Компания', details.name],
    ['ИНН', details.inn],
    ['КПП', details.kpp],
    ['Юридический адрес', details.legalAddress],
    ...details.deliveryAddresses.map((address) => ['Куда везти', address] as const),
    ...details.contacts.map(
      (one) =>
        [
          one.post || 'Контакт',
          [one.name, one.phone && formatPhone(one.phone), one.email].filter(Boolean).join(', '),
        ] as const,
    ),
  ] as const
  return (
    <Panel heading="Профиль и&nbsp;компания" lead="Меняет сам клиент в&nbsp;кабинете.">
      <dl className={styles.facts}>
        <dt>Почта</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Телефон</dt>
        <dd>{phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Не указан'}</dd>
        {facts
          .filter(([, value]) => value)
          .flatMap(([label, value]) => [
            <dt key={`${label} ${value}`}>{label}</dt>,
            <dd key={`${value}`}>{value}</dd>,
          ])}
      </dl>
    </Panel>
  )
}
