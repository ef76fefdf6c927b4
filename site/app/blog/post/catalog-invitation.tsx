import { fromPiecesInWords } from '@rapport/contract/site/from-quantity'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './catalog-invitation.module.css'

/** Link from an article to the catalogue. */
export function CatalogInvitation() {
  const least = fromPiecesInWords(useSiteProperties()?.minimumPieces ?? 0)
  return (
    <aside aria-label="Каталог" className={styles.invitation}>
      <p className={styles.words}>{`Сошьём и\u00a0напечатаем ваше${least && `: ${least}`}`}</p>
      <div className={styles.links}>
        <ButtonLink href="/catalog/" variant="outline" className={styles.catalog}>
          Перейти в каталог
        </ButtonLink>
        <OrderLink />
      </div>
    </aside>
  )
}
