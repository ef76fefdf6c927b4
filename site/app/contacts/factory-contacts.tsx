import type { SiteProperties } from '@rapport/contract/site/site'
import { MaskedEmail } from '../ui/masked-link/masked-email.tsx'
import { CountedPhone } from './counted-phone.tsx'
import styles from './factory-contacts.module.css'

/** Contacts of a factory that has no offices. Unknown ones are left out, and a sentence replaces all of them. */
export function FactoryContacts({
  properties: { phone, supportEmail, address, operationMode },
}: {
  properties: SiteProperties
}) {
  const known = [
    { label: 'Телефон', value: phone && <CountedPhone phone={phone} className={styles.phone} /> },
    { label: 'Почта', value: supportEmail && <MaskedEmail email={supportEmail} /> },
    { label: 'Адрес', value: address && <address>{address}</address> },
    { label: 'Часы работы', value: operationMode },
  ].filter(({ value }) => value)
  if (known.length === 0) return <p className={styles.none}>Скоро здесь будут наш адрес и&nbsp;телефон.</p>
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
