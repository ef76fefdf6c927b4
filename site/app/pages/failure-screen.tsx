import { ButtonLink } from '../ui/button.tsx'
import styles from './message-screen.module.css'

/** Something broke on the way to the page; a plain load of it is the best second try. */
export function FailureScreen() {
  return (
    <div className={styles.screen}>
      <h1>Что-то пошло не так</h1>
      <p className={styles.text}>
        Страница не&nbsp;загрузилась: сбой на&nbsp;нашей стороне или нет связи. Попробуйте ещё раз — или
        позвоните нам, мы&nbsp;на&nbsp;месте.
      </p>
      <div className={styles.ways}>
        <ButtonLink href="">Обновить страницу</ButtonLink>
        <ButtonLink href="/" look="outline">
          На главную
        </ButtonLink>
      </div>
    </div>
  )
}
