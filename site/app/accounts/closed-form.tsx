import { contactCall } from '../contacts/contact-call.ts'
import { PhoneLink } from '../ui/masked-link/phone-link.tsx'
import styles from './closed-form.module.css'

interface ClosedFormProps {
  /** Says what is closed. */
  text: string
  phone: string
  email: string
}

/** Shown instead of a form until the law allows to collect personal data. */
export function ClosedForm({ text, ...contacts }: ClosedFormProps) {
  const { phone, email } = contacts
  const call = contactCall(contacts)
  return (
    <>
      <p>{call ? `${text} ${call}: поможем с\u00a0заказом.` : text}</p>
      {phone && (
        <p className={styles.contacts}>
          <PhoneLink phone={phone} />
        </p>
      )}
      {email && (
        <p className={styles.contacts}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}
