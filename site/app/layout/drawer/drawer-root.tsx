import type { SiteProperties } from '@rapport/contract/site/site'
import type { CityLink } from '../../contacts/resolve-city.ts'
import { fullMenu } from '../../content/site-menu.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CityDialogButton } from '../city/city-dialog.tsx'
import { AccountLink, LogoutLink } from '../header/account-link.tsx'
import { MenuLink } from '../header/menu-link.tsx'
import styles from './drawer.module.css'

interface DrawerRootProps {
  properties: SiteProperties
  cities: CityLink[]
  openCatalog: () => void
  /** Closes the drawer before another dialog opens. */
  leave: () => void
}

/** First level of the drawer: site menu, city, account, brand book. */
export function DrawerRoot({
  properties: { name, brandBook, address },
  cities,
  openCatalog,
  leave,
}: DrawerRootProps) {
  return (
    <>
      <ul className={styles.list}>
        {fullMenu.map((item) => (
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
      <div className={styles.footer}>
        <CityDialogButton cities={cities} className={styles.link} />
        {address && (
          <address className={styles.address}>
            <Icon name="pin" size={20} />
            {address}
          </address>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears of the link's own click */}
        <div className={styles.account} onClick={leave}>
          <AccountLink withLabel className={styles.link} />
          <LogoutLink className={styles.link} />
        </div>
        {brandBook && (
          <a href={brandBook} download={`${name} — брендбук.pdf`} className={styles.link}>
            <Icon name="download" />
            Скачать брендбук
          </a>
        )}
      </div>
    </>
  )
}
