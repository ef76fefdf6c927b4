import type { CityContact } from '@rapport/contract/contacts/contacts'
import { cityContactPath } from '@rapport/contract/paths/paths'
import { MaskedEmail } from '../../ui/masked-link/masked-email.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './office-card.module.css'
import { OfficeHours } from './office-hours.tsx'
import { OfficePhones } from './office-phones.tsx'

/** The picture's link; the heading has the same link for keyboards and screen readers. */
const DUPLICATE = { tabIndex: -1, 'aria-hidden': true } as const

interface OfficeCardProps {
  contact: CityContact
  /** Office of the visitor's city: large and first. */
  highlighted?: boolean
}

/** Card of an office: address, hours, contacts. */
export function OfficeCard({ contact, highlighted = false }: OfficeCardProps) {
  const { id, city, address, email, photos } = contact
  const [photo] = photos
  const path = cityContactPath(id)
  return (
    <article className={classNames(styles.card, highlighted && styles.own)}>
      {photo && (
        <a href={path} {...DUPLICATE} className={styles.frame}>
          <Picture
            picture={photo}
            alt=""
            shape="card"
            priority={highlighted ? 'first' : 'lazy'}
            sizes={
              highlighted
                ? '(min-width: 1024px) 720px, 100vw'
                : '(min-width: 768px) 420px, calc(100vw - 32px)'
            }
            className={styles.picture}
          />
        </a>
      )}
      <div className={styles.body}>
        <div>
          {highlighted && <p className={styles.kicker}>Ваш город</p>}
          <h2 className={styles.city}>
            <a href={path}>{city}</a>
          </h2>
          <address className={styles.address}>{address}</address>
        </div>
        <OfficeHours contact={contact} />
        <div className={styles.ways}>
          <OfficePhones contact={contact} />
          {email && <MaskedEmail email={email} />}
        </div>
        <a href={path} className={styles.more} aria-label={`Как добраться: ${city}`}>
          Как добраться
        </a>
      </div>
    </article>
  )
}
