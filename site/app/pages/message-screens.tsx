import { ButtonLink } from '../ui/button/button.tsx'
import styles from './message-screens.module.css'

/** Something broke on the way to the page; a plain load of it is the best second try. */
export function ErrorScreen() {
  return (
    <div className={styles.screen}>
      <h1>Что-то пошло не так</h1>
      <p className={styles.text}>
        Страница не&nbsp;загрузилась: сбой на&nbsp;нашей стороне или нет связи. Попробуйте ещё раз&nbsp;— или
        позвоните нам, мы&nbsp;на&nbsp;месте.
      </p>
      <div className={styles.links}>
        <ButtonLink href="">Обновить страницу</ButtonLink>
        <ButtonLink href="/" variant="outline">
          На главную
        </ButtonLink>
      </div>
    </div>
  )
}

export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <p aria-hidden="true" className={styles.figure}>
        404
      </p>
      <h1>Страница не найдена</h1>
      <p className={styles.text}>
        Такой вещи на&nbsp;этой полке нет: её переложили или адрес набран с&nbsp;ошибкой. Загляните
        в&nbsp;каталог&nbsp;— скорее всего, она там.
      </p>
      <div className={styles.links}>
        <ButtonLink href="/">На главную</ButtonLink>
        <ButtonLink href="/catalog/" variant="outline">
          Каталог
        </ButtonLink>
      </div>
    </div>
  )
}
