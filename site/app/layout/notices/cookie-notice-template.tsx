import { Button } from '../../ui/button/button.tsx'
import styles from './cookie-notice.module.css'

/** Question about cookies, with a link to the policy if there is one. */
export const CookieNoticeTemplate = ({ hasPolicy }: { hasPolicy: boolean }) => (
  <section aria-label="Файлы cookie" data-cookie-notice="" className={styles.notice}>
    <p>Считаем посещения по&nbsp;cookie. {hasPolicy && <a href="/policy/">Подробнее</a>}</p>
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
