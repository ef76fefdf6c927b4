import { listMenu } from '../../content/site-menu.ts'
import { useHasContent } from '../../content/use-has-content.ts'
import type { MenuNode } from './catalog-menu.ts'
import styles from './main-menu.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { MenuLink } from './menu-link.tsx'
import { NavMenuItem } from './nav-menu-item.tsx'

/** Main menu of the site, in the header or in the drawer. */
export function MainMenu({ catalog }: { catalog: MenuNode[] }) {
  const hasContent = useHasContent()
  return (
    <nav aria-label="Главное меню" className={styles.menu}>
      <ul className={styles.list}>
        {listMenu(hasContent).map((item) => (
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
}
