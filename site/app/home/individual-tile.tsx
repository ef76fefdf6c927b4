import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogTree } from '@rapport/contract/catalog'
import { Link } from 'react-router'
import styles from './individual-tile.module.css'

/** For those who did not find theirs (§9). */
export function IndividualTile({ item }: { item: CatalogTree['specials'][number] }) {
  return (
    <Link to={catalogItemAddress(item)} className={styles.tile}>
      <h3 className={styles.name}>{item.name}</h3>
      <p className={styles.words}>Не нашли своё? Сошьём по&nbsp;вашему эскизу или образцу</p>
    </Link>
  )
}
