import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogTree } from '@rapport/contract/catalog'
import type { SiteProperties } from '@rapport/contract/site'
import { Link } from 'react-router'
import { PhoneLink } from '../ui/phone-link.tsx'
import styles from './footer.module.css'

/** Who we are and how to reach us. */
export function Footer({ properties, catalog }: { properties: SiteProperties; catalog: CatalogTree }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{properties.name}</p>
      <p className={styles.tagline}>{properties.tagline}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.heading}>Связаться с нами</p>
          <PhoneLink phone={properties.phone} className={styles.phone} />
          <a href={`mailto:${properties.supportEmail}`}>{properties.supportEmail}</a>
          <p>{properties.operationMode}</p>
        </div>
        <div className={styles.column}>
          <p className={styles.heading}>Адрес</p>
          <address>{properties.address}</address>
        </div>
        <div className={styles.column}>
          <p className={styles.heading}>Каталог</p>
          {[...catalog.groups, ...catalog.landings.slice(0, 1)].map((item) => (
            <Link key={item.id} to={catalogItemAddress(item)}>
              {item.name}
            </Link>
          ))}
        </div>
        <div className={styles.column}>
          <p className={styles.heading}>Мы в сетях</p>
          {properties.social.map((network) => (
            <a key={network.link} href={network.link} rel="noopener" target="_blank">
              {network.name}
            </a>
          ))}
        </div>
      </div>
      <div className={styles.bottom}>
        {/* A page kept over New Year's Eve says the year it was made in. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {properties.name}
        </p>
        <Link to="/policy/">Согласие на обработку персональных данных</Link>
      </div>
    </footer>
  )
}
