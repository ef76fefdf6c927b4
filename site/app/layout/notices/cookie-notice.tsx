import { Button } from '../../ui/button/button.tsx'
import { Slot } from '../../ui/element/slot.tsx'
import { Template } from '../../ui/element/template.tsx'
import styles from './cookie-notice.module.css'

/** Asks for consent to cookies without blocking the page. */
export const CookieNotice = () => (
  <cookie-notice>
    <Template>
      <section aria-label="Файлы cookie" data-cookie-notice="" className={styles.notice}>
        <p>
          Считаем посещения по&nbsp;cookie. <a href="/policy/">Подробнее</a>
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
    </Template>
    <Slot />
  </cookie-notice>
)
