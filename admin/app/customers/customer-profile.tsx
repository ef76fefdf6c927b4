import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { Customer } from '@rapport/staff-contract/customers/customers'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { type Fact, Facts } from '../ui/facts/facts.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { MergeDialog } from './merging/merge-dialog.tsx'

/** Contacts and company of a customer; read-only, only the customer changes them. */
export function CustomerProfile({ customer }: { customer: Customer }) {
  const { email, phone, city, details, mergedAccounts } = customer
  const [isMerging, setMerging] = useState(false)
  const facts: Fact[] = [
    { term: 'Почта', value: <a href={`mailto:${email}`}>{email}</a> },
    { term: 'Телефон', value: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Не указан' },
    { term: 'Город', value: city },
    { term: 'Компания', value: details.name },
    { term: 'ИНН', value: details.inn },
    { term: 'КПП', value: details.kpp },
    { term: 'Юридический адрес', value: details.legalAddress },
    ...details.deliveryAddresses.map((value) => ({ term: 'Куда везти', value })),
    ...details.contacts.map((one) => ({
      term: one.post || 'Контакт',
      value: [one.name, one.phone && formatPhone(one.phone), one.email].filter(Boolean).join(', '),
    })),
    ...mergedAccounts.map((one) => ({
      term: 'Объединён с\u00A0ним',
      value: `${one.email}, ${formatMoment(one.mergedAt)}`,
    })),
  ]
  return (
    <Panel
      heading="Профиль и&nbsp;компания"
      lead="Меняет сам клиент в&nbsp;кабинете."
      actions={
        <Button variant="secondary" onPress={() => setMerging(true)}>
          Объединить…
        </Button>
      }
    >
      <Facts facts={facts} />
      {isMerging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
    </Panel>
  )
}
