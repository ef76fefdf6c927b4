import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogTree } from '@rapport/contract/catalog'
import { NavLink } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { DropDown } from './drop-down.tsx'
import styles from './main-menu.module.css'

const linkClass = () => styles.link

/** The ways of the site in one line. The special products have a menu of their own (§3). */
export function MainMenu({ catalog }: { catalog: CatalogTree }) {
  return (
    <nav aria-label="Главное меню">
      <ul className={styles.list}>
        <li>
          <NavLink to="/catalog/" end className={linkClass}>
            Каталог
          </NavLink>
        </li>
        {catalog.specials.length > 0 && (
          <li>
            <DropDown className={styles.drop}>
              <summary className={styles.link}>
                Печать на ткани
                <Icon name="chevronDown" size={18} />
              </summary>
              <ul className={styles.panel}>
                {catalog.specials.map((special) => (
                  <li key={special.id}>
                    <NavLink to={catalogItemAddress(special)} className={linkClass}>
                      {special.name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </DropDown>
          </li>
        )}
      </ul>
    </nav>
  )
}
