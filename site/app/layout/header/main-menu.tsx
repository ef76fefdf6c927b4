import { siteMenu } from '../../content/site-menu.ts'
import type { MenuNode } from './catalog-menu.ts'
import styles from './main-menu.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { MenuLink } from './menu-link.tsx'
import { NavMenuItem } from './nav-menu-item.tsx'

/** Main menu of the site, in the header or in the drawer. */
export const MainMenu = ({ catalog }: { catalog: MenuNode[] }) => (
  <nav aria-label="Главное меню" className={styles.menu}>
    <ul className={styles.list}>
      {siteMenu.map((item) => (
        <li key={item.link} className={item.notInHeader ? styles.inDrawer : undefined}>
          {item.link === '/catalog/' ? (
            <NavMenuItem wide item={item}>
              <a href={item.link} className={styles.whole}>
                Весь каталог
              </a>
              <MegaMenu items={catalog} />
            </NavMenuItem>
          ) : item.items ? (
            <NavMenuItem item={item}>
              {item.items.map((below) => (
                <MenuLink key={below.link} item={below} className={styles.link} />
              ))}
            </NavMenuItem>
          ) : (
            <MenuLink item={item} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  </nav>
)
