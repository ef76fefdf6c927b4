import type { OrderOutcome } from '@rapport/contract/page'
import type { SiteProperties } from '@rapport/contract/site/site'
import { contactCall } from '../contacts/contact-call.ts'
import { CountedPhone } from '../contacts/counted-phone.tsx'
import { MaskedEmail } from '../ui/masked-link/masked-email.tsx'
import styles from './closed-order.module.css'
import { OrderErrors } from './order-errors.tsx'

interface ClosedOrderProps {
  properties: Pick<SiteProperties, 'phone' | 'supportEmail'>
  outcome: OrderOutcome | undefined
}

/** Texts that a visitor may have typed, as the form labels them. */
const TYPED = [
  ['name', 'Ваше имя'],
  ['phone', 'Телефон'],
  ['email', 'Ваш email'],
  ['itemTitle', 'Товар'],
  ['quantity', 'Количество'],
  ['comment', 'Комментарий'],
] as const

/**
 * Phone and email instead of the order form, until the law allows to collect personal data. Also shows the texts of a
 * form that was sent after it closed.
 */
export function ClosedOrder({ properties: { phone, supportEmail }, outcome }: ClosedOrderProps) {
  const typed = TYPED.filter(([name]) => outcome?.values[name])
  return (
    <div className={styles.closed}>
      {outcome && <OrderErrors errors={outcome.errors} isSent />}
      <p className={styles.lead}>{closedText(phone, supportEmail)}</p>
      {phone && <CountedPhone phone={phone} className={styles.phone} />}
      {supportEmail && <MaskedEmail email={supportEmail} className={styles.email} />}
      {typed.length > 0 && (
        <dl className={styles.typed}>
          {typed.map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{outcome?.values[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Says how to order without the form. */
function closedText(phone: string, email: string): string {
  const call = contactCall({ phone, email })
  return call
    ? `Форма заявки пока закрыта. ${call}: расскажем о\u00a0тканях и\u00a0посчитаем тираж.`
    : 'Форма заявки пока закрыта. Загляните чуть позже.'
}
