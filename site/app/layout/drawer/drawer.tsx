import type { SiteProperties } from '@rapport/contract/site/site'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CartLink } from '../cart-link.tsx'
import { CityButton, CityPanel } from '../city/city-chooser.tsx'
import type { CityChoices } from '../city/city-links.tsx'
import { AccountLink, AccountLinks, LogoutButton } from '../header/account-link.tsx'
import styles from './drawer.module.css'
import { DRAWER_ID } from './drawer-id.ts'

interface DrawerProps {
  properties: SiteProperties
  cityChoices: CityChoices
  /** The main menu. */
  children: ReactNode
}

/**
 * The main menu with more links, opened by the bottom bar on narrow screens. On wide ones the menu is in the header, as
 * if it were not inside.
 */
export const Drawer = ({ properties: { name, brandBook, address }, cityChoices, children }: DrawerProps) => (
  <site-drawer id={DRAWER_ID} popover="auto" className={styles.drawer}>
    <div className={styles.head}>
      <p className={styles.label}>Меню</p>
      <IconButton
        icon="close"
        label="Закрыть меню"
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
        autoFocus
      />
    </div>
    <div className={styles.body}>
      {children}
      <AccountLinks className={styles.footer}>
        {cityChoices.cities.length > 1 && <CityButton className={styles.link}>Выбрать город</CityButton>}
        {address && (
          <address className={styles.address}>
            <Icon name="pin" size={20} />
            {address}
          </address>
        )}
        <CartLink withLabel className={styles.link} />
        <div className={styles.account}>
          <AccountLink withLabel className={styles.link} />
          <LogoutButton className={styles.link} />
        </div>
        {brandBook && (
          <a href={brandBook} download={`${name} — брендбук.pdf`} className={styles.link}>
            <Icon name="download" />
            Скачать брендбук
          </a>
        )}
      </AccountLinks>
    </div>
    <CityPanel {...cityChoices} />
  </site-drawer>
)
