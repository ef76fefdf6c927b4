import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogTree } from '@rapport/contract/catalog'
import type { SiteProperties } from '@rapport/contract/site'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'
import styles from './mobile-menu.module.css'
import { MobileMenuGroup } from './mobile-menu-group.tsx'

const MENU_ID = 'mobile-menu'

/** Opens the menu without any program: it is a popover. */
export function MobileMenuButton({ className }: { className?: string | undefined }) {
  return (
    <button type="button" popoverTarget={MENU_ID} aria-label="Меню" className={className}>
      <Icon name="menu" />
    </button>
  )
}

/** All ways of the site on a whole small screen. */
export function MobileMenu({ properties, catalog }: { properties: SiteProperties; catalog: CatalogTree }) {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the menu (§2)
  useEffect(() => ref.current?.hidePopover(), [pathname])
  return (
    <div ref={ref} id={MENU_ID} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <p className={styles.title}>Меню</p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Закрыть меню"
          className={styles.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Главное меню">
        <ul className={styles.list}>
          <li>
            <Link to="/" className={styles.link}>
              Главная
            </Link>
          </li>
          <li>
            <Link to="/catalog/" className={styles.link}>
              Каталог
            </Link>
          </li>
          {catalog.groups.map((group) => (
            <MobileMenuGroup
              key={group.id}
              label={group.name}
              links={[
                { to: catalogItemAddress(group), label: 'Весь раздел' },
                ...group.groups.map((child) => ({ to: catalogItemAddress(child), label: child.name })),
              ]}
            />
          ))}
          <MobileMenuGroup label="Печать на ткани" links={catalog.specials.map(linkOf)} />
          <MobileMenuGroup label="Опт" links={catalog.landings.map(linkOf)} />
        </ul>
      </nav>
      <div className={styles.foot}>
        <PhoneLink phone={properties.phone} className={styles.phone} />
        <span>{properties.operationMode}</span>
      </div>
    </div>
  )
}

const linkOf = (item: CatalogTree['specials'][number]) => ({ to: catalogItemAddress(item), label: item.name })
