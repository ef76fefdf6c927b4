import type { SiteProperties } from '@rapport/contract/site/site'
import type { ReactNode } from 'react'
import { CountedPhone } from '../../contacts/counted-phone.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MaskedEmail } from '../../ui/masked-link/masked-email.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { CartLink } from '../cart-link.tsx'
import { Rating } from '../footer/rating.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './top-line.module.css'

interface TopLineProps {
  properties: SiteProperties
  /** City menu. */
  city?: ReactNode
}

/** Address, rating, phone or email, and the button to the order form. */
export function TopLine({ properties: { address, ratingTenths, phone, supportEmail }, city }: TopLineProps) {
  return (
    <div className={styles.line}>
      {city}
      {address && (
        <address className={styles.address} title={address}>
          <Icon name="pin" size={18} />
          <span>{address}</span>
        </address>
      )}
      <Rating tenths={ratingTenths} />
      <div className={styles.end}>
        {phone && <CountedPhone phone={phone} className={styles.phone} />}
        {!phone && supportEmail && <MaskedEmail email={supportEmail} className={styles.phone} />}
        <OrderLink compact />
        <CartLink className={styles.account} />
        <AccountMenu className={styles.account} />
      </div>
    </div>
  )
}
