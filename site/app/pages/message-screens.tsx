import { ButtonLink } from '../ui/button/button.tsx'
import { classNames } from '../ui/text/class-names.ts'
import styles from './message-screens.module.css'

/** Error page with a link that reloads it. */
export function ErrorScreen() {
  return (
    <div className={styles.screen}>
      <h1>Что-то пошло не так</h1>
      <p className={styles.text}>
        Страница не&nbsp;загрузилась: сбой на&nbsp;нашей стороне или нет связи. Попробуйте ещё раз&nbsp;— или
        свяжитесь с&nbsp;нами, мы&nbsp;на&nbsp;месте.
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
    <div className={classNames(styles.screen, styles.beside)}>
      <NotFoundPicture />
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

/** Shelf of folded cloth with an empty place. */
const NotFoundPicture = () => (
  <svg viewBox="0 0 480 360" aria-hidden="true" className={styles.picture}>
    <path
      d="M0 112h480M0 228h480M0 344h480M8 0v360M472 0v360"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="12"
    />
    <path
      d="M32 76h96v26H32zM176 44h96v26h-96zM320 76h120v26H320zM32 160h120v26H32zM340 192h100v26H340zM32 276h96v26H32zM176 308h110v26H176zM330 276h110v26H330z"
      fill="var(--kumach)"
    />
    <path
      d="M32 46h96v26H32zM176 74h96v28h-96zM32 190h120v28H32zM340 160h100v26H340zM32 306h96v28H32zM330 306h110v28H330z"
      fill="var(--indigo)"
    />
    <path d="M320 46h120v26H320zM176 276h110v28H176z" fill="var(--ochre)" />
    <path
      d="M192 150h110v66H192z"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="3"
      strokeDasharray="10 8"
    />
  </svg>
)
