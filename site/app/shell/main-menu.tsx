import type { Branch } from './catalog-branches.ts'
import styles from './main-menu.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { MenuDrop } from './menu-drop.tsx'
import { MenuLink } from './menu-link.tsx'
import { mainMenu } from './site-menu.ts'

/** The ways of the site in one line (§2). */
export function MainMenu({ catalog }: { catalog: Branch[] }) {
  return (
    <nav aria-label="Главное меню" className={styles.menu}>
      <ul className={styles.list}>
        {mainMenu.map((item) => {
          if (item.link === '/catalog/')
            return (
              <MenuDrop key={item.link} item={item} wide>
                <MegaMenu branches={catalog} />
              </MenuDrop>
            )
          if (item.items)
            return (
              <MenuDrop key={item.link} item={item}>
                {item.items.map((below) => (
                  <MenuLink key={below.link} item={below} className={styles.link} />
                ))}
              </MenuDrop>
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
