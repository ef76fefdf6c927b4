import { useState } from 'react'
import { mainMenu } from '../../content/site-menu.ts'
import type { MenuNode } from './catalog-menu.ts'
import styles from './main-menu.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { MenuLink } from './menu-link.tsx'
import { NavMenuItem } from './nav-menu-item.tsx'

/** Main menu of the site. */
export function MainMenu({ catalog }: { catalog: MenuNode[] }) {
  const [catalogOpen, setCatalogOpen] = useState(false)
  return (
    <nav aria-label="Главное меню" className={styles.menu}>
      <ul className={styles.list}>
        {mainMenu.map((item) => {
          if (item.link === '/catalog/')
            return (
              <NavMenuItem key={item.link} item={item} wide onToggle={setCatalogOpen}>
                <MegaMenu items={catalog} open={catalogOpen} />
              </NavMenuItem>
            )
          if (item.items)
            return (
              <NavMenuItem key={item.link} item={item}>
                {item.items.map((below) => (
                  <MenuLink key={below.link} item={below} className={styles.link} />
                ))}
              </NavMenuItem>
            )
          return (
            <li key={item.link}>
              <MenuLink item={item} className={styles.link} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
