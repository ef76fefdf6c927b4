import { CART_PATH } from '@rapport/contract/paths/paths'
import { Icon } from '../ui/icon/icon.tsx'
import { classNames } from '../ui/text/class-names.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './cart-link.module.css'

interface CartLinkProps {
  className?: string | undefined
  /** Shows a label beside the icon. */
  withLabel?: boolean
}

/** Link to the cart with the number of its lines, which only the browser knows (browser/cart-count.ts). */
export const CartLink = ({ className, withLabel }: CartLinkProps) => (
  <a
    href={CART_PATH}
    title={withLabel ? undefined : 'Список'}
    className={classNames(styles.link, !withLabel && styles.round, className)}
  >
    <Icon name="list" />
    {withLabel ? 'Список' : <VisuallyHidden>Список</VisuallyHidden>}
    <span className={styles.count} />
  </a>
)
