import { useHydrated } from '../../browser/use-hydrated.ts'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-screen.module.css'

/** Content of the cart's page. The server does not know the cart. */
export default function CartScreen() {
  const isHydrated = useHydrated()
  return (
    <div className={styles.cart}>
      {isHydrated ? (
        <CartLines />
      ) : (
        <>
          <p className={styles.unscripted}>
            Список хранится в&nbsp;браузере, и&nbsp;для него нужен JavaScript. Без него отправьте заявку
            со&nbsp;страницы изделия: <a href="/catalog/">смотреть каталог</a>.
          </p>
          <div className={styles.skeleton}>
            <LoadingBlock label="Загружаем список…">
              <Skeleton height="112px" />
            </LoadingBlock>
          </div>
        </>
      )}
    </div>
  )
}
