import { ButtonLink } from '../../ui/button/button.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './catalog-invitation.module.css'

/** Link from an article to the catalogue. */
export function CatalogInvitation() {
  return (
    <aside aria-label="Каталог" className={styles.invitation}>
      <p className={styles.words}>Сошьём и&nbsp;напечатаем ваше: от&nbsp;одной штуки</p>
      <div className={styles.links}>
        <ButtonLink href="/catalog/" variant="outline" className={styles.catalog}>
          Перейти в каталог
        </ButtonLink>
        <OrderLink />
      </div>
    </aside>
  )
}
