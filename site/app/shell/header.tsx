import type { CatalogTree } from '@rapport/contract/catalog'
import { formatPhone } from '@rapport/contract/phone'
import type { SiteProperties } from '@rapport/contract/site'
import { Icon } from '../ui/icon.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  properties: SiteProperties
  catalog: CatalogTree
}

/** Name, ways and the main call; below 1024 px the ways fold into a menu. */
export function Header({ properties, catalog }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div aria-hidden="true" className={styles.selvedge} />
      <div className={styles.bar}>
        <Wordmark properties={properties} />
        <p className={styles.tagline}>{properties.tagline}</p>
        <div className={styles.wide}>
          <MainMenu catalog={catalog} />
        </div>
        <div className={styles.end}>
          <div className={styles.wide}>
            <PhoneLink phone={properties.phone} className={styles.phone} />
          </div>
          <div className={styles.call}>
            <OrderLink compact />
          </div>
          <div className={styles.narrow}>
            <PhoneLink
              phone={properties.phone}
              className={styles.icon}
              aria-label={`Позвонить: ${formatPhone(properties.phone)}`}
            >
              <Icon name="phone" />
            </PhoneLink>
          </div>
          <div className={styles.narrow}>
            <MobileMenuButton className={styles.icon} />
          </div>
        </div>
      </div>
      <MobileMenu properties={properties} catalog={catalog} />
    </header>
  )
}
