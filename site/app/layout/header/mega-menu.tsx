import { formatTitle } from '../../ui/text/format-title.ts'
import type { MenuNode } from './catalog-menu.ts'
import { CatalogSubmenuItem } from './catalog-submenu-item.tsx'
import styles from './mega-menu.module.css'

/**
 * Catalogue with three levels. In the header a column lists the top groups, and a panel shows the active group. In
 * the drawer a group with children is a disclosure that fills the drawer.
 */
export const MegaMenu = ({ items }: { items: MenuNode[] }) => (
  <mega-menu className={styles.menu}>
    <ul className={styles.rail}>
      {items.map((node, index) => (
        <Line key={node.to} node={node} depth={0} active={index === 0} />
      ))}
    </ul>
  </mega-menu>
)

interface LineProps {
  node: MenuNode
  depth: number
  /** Its children are shown in the header. */
  active?: boolean
}

const Line = ({ node, depth, active }: LineProps) => (
  <li data-active={active || undefined} className={node.isGroup ? styles.group : undefined}>
    <CatalogSubmenuItem node={node} />
    {node.items.length > 0 && (
      <details className={depth === 0 ? styles.pane : undefined}>
        <summary>
          <small>Назад</small>
          {formatTitle(node.name)}
        </summary>
        <CatalogSubmenuItem node={{ ...node, name: 'Весь раздел' }} />
        <ul className={depth === 0 ? styles.groups : undefined}>
          {node.items.map((child) => (
            <Line key={child.to} node={child} depth={depth + 1} />
          ))}
        </ul>
      </details>
    )}
  </li>
)
