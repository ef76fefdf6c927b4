import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogGroup } from '@rapport/contract/catalog'
import { Link } from 'react-router'
import { ChipLink } from '../ui/chip-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { countOf } from '../ui/plural.ts'
import styles from './group-tile.module.css'

interface GroupTileProps {
  group: CatalogGroup
  /** Seen without scrolling. */
  above: boolean
}

/** A top group, large, with the ways right into the groups below it. */
export function GroupTile({ group, above }: GroupTileProps) {
  return (
    <article className={styles.tile}>
      <Link to={catalogItemAddress(group)} viewTransition className={styles.main}>
        <div className={styles.frame}>
          {group.logoThumb && (
            <Picture
              src={group.logoThumb}
              alt=""
              shape="card"
              priority={above ? 'eager' : 'lazy'}
              className={styles.picture}
            />
          )}
        </div>
        <h2 className={styles.name}>{group.name}</h2>
        <p className={styles.count}>{countOf(group.productCount, ['изделие', 'изделия', 'изделий'])}</p>
      </Link>
      <ul className={styles.links}>
        {group.groups.map((child) => (
          <li key={child.id}>
            <ChipLink to={catalogItemAddress(child)}>{child.name}</ChipLink>
          </li>
        ))}
      </ul>
    </article>
  )
}
