import { Button } from '../../ui/button/button.tsx'
import styles from './cookie-notice.module.css'

/** Question about cookies. */
export const CookieNoticeTemplate = () => (
  <section aria-label="Файлы cookie" data-cookie-notice="" className={styles.notice}>
    <p>
      Считаем посещения по&nbsp;cookie.{' '}
      <a href="/policy/" data-needs="/policy/">
        Подробнее
      </a>
    </p>
    <div className={styles.answers}>
      <Button compact variant="outline" data-answer="all">
        Понятно
      </Button>
      <Button compact variant="outline" data-answer="necessary">
        Только необходимые
      </Button>
    </div>
  </section>
)
