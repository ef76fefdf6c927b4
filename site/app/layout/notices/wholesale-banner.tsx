import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'
import { fromPieces, unbroken } from '@rapport/contract/site/from-quantity'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './wholesale-banner.module.css'

/** Banner for shops and boutiques. */
export function WholesaleBanner({ to, minimumPieces }: { to: string; minimumPieces: number }) {
  const least = unbroken(fromPieces(minimumPieces))
  return (
    <aside aria-label="Для магазинов и бутиков" className={styles.banner}>
      <a href={to} className={styles.link}>
        <span className={styles.offer}>{least ? `Опт ${least}` : 'Оптом'}</span>
        <span className={styles.audience}>
          Магазинам и&nbsp;бутикам
          <span className={styles.wideOnly}>: одежда, футболки и&nbsp;платья под вашей маркой</span>
        </span>
        <span className={styles.more}>
          <span className={styles.wideOnly}>Условия опта</span>
          <Icon name="arrowRight" size={20} />
        </span>
      </a>
    </aside>
  )
}

/** Home, blog, account, search. */
const WITHOUT = /^\/(?:$|(?:blog|account|search)\/)/

/**
 * Returns the target of the wholesale banner: the first landing, which lists the others. Returns undefined for pages
 * without the banner.
 */
export function wholesaleBannerPath(
  pathname: string,
  found: boolean,
  landings: readonly ItemWithPath[],
): string | undefined {
  const paths = landings.map(catalogItemPath)
  return found && !WITHOUT.test(pathname) && !paths.includes(pathname) ? paths[0] : undefined
}
