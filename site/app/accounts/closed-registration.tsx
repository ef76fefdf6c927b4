import { PhoneLink } from '../ui/masked-link/phone-link.tsx'

/** Shown instead of the registration until the law allows to collect personal data. */
export function ClosedRegistration({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <p>
        Регистрация пока закрыта.{' '}
        {(phone || email) && 'Позвоните или напишите нам: поможем с\u00a0заказом и\u00a0без кабинета.'}
      </p>
      {phone && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}
