import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogCard as Card } from '@rapport/contract/catalog'
import { Link } from 'react-router'
import { Picture } from '../ui/picture.tsx'
import styles from './catalog-card.module.css'
import { LikeCount } from './like-count.tsx'
import { priceFromText } from './price-from.ts'

/** A group or product in a list; the whole of it leads to its page. */
export function CatalogCard({ item }: { item: Card }) {
  return (
    <Link to={catalogItemAddress(item)} viewTransition className={styles.card}>
      <div className={styles.frame}>
        {item.logoThumb && <Picture src={item.logoThumb} alt="" shape="card" className={styles.picture} />}
        {item.hoverImage && <Picture src={item.hoverImage} alt="" shape="card" className={styles.second} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{item.name}</h3>
        <p className={styles.line}>
          <span>{priceFromText(item)}</span>
          <LikeCount likes={item.likes} />
        </p>
      </div>
    </Link>
  )
}
