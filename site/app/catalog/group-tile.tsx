import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { Chip } from '../ui/chip/chip.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import { formatProductCount } from './count-text.ts'
import styles from './group-tile.module.css'

/** One tile per row with the picture beside the text; two; three. */
const SIZES = '(min-width: 1400px) 424px, (min-width: 1024px) 30vw, (min-width: 600px) 46vw, 38vw'

interface GroupTileProps {
  group: CatalogGroup
  /** In the first screen. */
  above: boolean
}

/** Large tile of a top group with links to its subgroups. */
export function GroupTile({ group, above }: GroupTileProps) {
  return (
    <article className={styles.tile}>
      <a href={catalogItemPath(group)} className={styles.main}>
        <div className={styles.frame}>
          {group.logoThumb && (
            <Picture
              picture={group.logoThumb}
              alt=""
              shape="card"
              priority={above ? 'eager' : 'lazy'}
              sizes={SIZES}
              className={styles.picture}
            />
          )}
        </div>
        <h2 className={styles.name}>{formatTitle(group.name)}</h2>
        <p className={styles.count}>{formatProductCount(group.productCount, group.units)}</p>
      </a>
      <ul className={styles.links}>
        {group.groups.map((child) => (
          <li key={child.id}>
            <Chip href={catalogItemPath(child)}>{formatTitle(child.name)}</Chip>
          </li>
        ))}
      </ul>
    </article>
  )
}
