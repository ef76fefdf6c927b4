import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { CSSProperties } from 'react'
import { formatTitle } from '../../ui/text/format-title.ts'
import styles from './sitemap.module.css'

/** Catalogue as a tree of links. */
export function CatalogTreeList({ groups }: { groups: CatalogGroup[] }) {
  return (
    <ul className={styles.tree}>
      {groups.map((group) => (
        <li key={group.id} className={styles.top} style={{ '--lines': countLinks(group) } as CSSProperties}>
          <h3>
            <a href={catalogItemPath(group)}>{formatTitle(group.name)}</a>
          </h3>
          <Below group={group} />
        </li>
      ))}
    </ul>
  )
}

/** Returns the number of links of a group, including its own. */
const countLinks = ({ groups, products }: CatalogGroup): number =>
  groups.reduce((sum, child) => sum + countLinks(child), 1 + products.length)

function Below({ group: { groups, products } }: { group: CatalogGroup }) {
  if (groups.length + products.length === 0) return null
  return (
    <ul className={styles.below}>
      {groups.map((child) => (
        <li key={child.id} className={styles.group}>
          <a href={catalogItemPath(child)}>{formatTitle(child.name)}</a>
          <Below group={child} />
        </li>
      ))}
      {products.map((product) => (
        <li key={product.id}>
          <a href={catalogItemPath(product)}>{formatTitle(product.name)}</a>
        </li>
      ))}
    </ul>
  )
}
