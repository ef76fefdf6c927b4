import type { SiteProperties } from '@rapport/contract/site'
import type { CityWay } from '../contacts/shown-city.ts'
import { Icon } from '../ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CityDialogButton } from './city-dialog.tsx'
import styles from './drawer.module.css'
import { MenuLink } from './menu-link.tsx'
import { wholeMenu } from './site-menu.ts'

interface DrawerRootProps {
  properties: SiteProperties
  cities: CityWay[]
  openCatalog: () => void
  /** Before another dialog opens in its place. */
  leave: () => void
}

/** The first level: the ways of the site, the city, the cabinet, the brand book. */
export function DrawerRoot({
  properties: { brandBook, address },
  cities,
  openCatalog,
  leave,
}: DrawerRootProps) {
  return (
    <>
      <ul className={styles.list}>
        {wholeMenu.map((item) => (
          <li key={item.link}>
            {item.link === '/catalog/' ? (
              <button type="button" className={styles.line} onClick={openCatalog}>
                {item.name}
                <Icon name="chevronRight" />
              </button>
            ) : (
              <MenuLink item={item} className={styles.line} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <CityDialogButton cities={cities} className={styles.way} />
        {address && (
          <address className={styles.address}>
            <Icon name="pin" size={20} />
            {address}
          </address>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears of the link's own click */}
        <div onClick={leave}>
          <AccountLink words className={styles.way} />
        </div>
        {brandBook && (
          <a href={brandBook} download className={styles.way}>
            <Icon name="download" />
            Скачать брендбук
          </a>
        )}
      </div>
    </>
  )
}
