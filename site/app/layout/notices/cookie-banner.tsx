import { Link } from 'react-router'
import { type CookieConsent, cookieConsent } from '../../browser/storage/cookie-consent.ts'
import { useStore } from '../../browser/storage/use-store.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './cookie-banner.module.css'

/** Asks for consent to cookies without blocking the page. */
export default function CookieBanner() {
  const answered = useStore(cookieConsent, undefined)
  const answer = (consent: CookieConsent) => cookieConsent.set(consent)
  if (answered) return null
  return (
    <section aria-label="Файлы cookie" data-cookie-notice="" className={styles.notice}>
      <p>
        Считаем посещения по&nbsp;cookie. <Link to="/policy/">Подробнее</Link>
      </p>
      <div className={styles.answers}>
        <Button compact variant="outline" onClick={() => answer('all')}>
          Понятно
        </Button>
        <Button compact variant="outline" onClick={() => answer('necessary')}>
          Только необходимые
        </Button>
      </div>
    </section>
  )
}
