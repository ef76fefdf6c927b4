import { ButtonLink } from '../ui/button.tsx'
import styles from './message-screen.module.css'

export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <p aria-hidden="true" className={styles.figure}>
        404
      </p>
      <h1>Страница не найдена</h1>
      <p className={styles.text}>
        Такой вещи на&nbsp;этой полке нет: её переложили или адрес набран с&nbsp;ошибкой. Загляните
        в&nbsp;каталог — скорее всего, она там.
      </p>
      <div className={styles.ways}>
        <ButtonLink href="/">На главную</ButtonLink>
        <ButtonLink href="/catalog/" look="outline">
          Каталог
        </ButtonLink>
      </div>
    </div>
  )
}
