import { OrderLink } from '../../ui/order-link/order-link.tsx'
import type { ProductList } from './load-product-list.ts'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  path: string
  list: Pick<ProductList, 'errors'>
  /** Anchor that gets the focus after a reset. */
  anchor: string
}

/** Message in place of an empty list. */
export function NothingFound({ path, list, anchor }: NothingFoundProps) {
  const problem = list.errors.material?.[0]
  return (
    <div className={styles.nothing}>
      <p className={styles.heading}>Ничего не&nbsp;подошло</p>
      <p>
        {problem ? `${problem}. ` : 'Расширьте цену или выберите другие материалы. '}
        <a href={`${path}#${anchor}`}>Сбросить фильтр</a> — или пришлите задачу: шьём и&nbsp;то, чего нет
        в&nbsp;каталоге.
      </p>
      <OrderLink />
    </div>
  )
}
