import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import styles from './cookie-banner.module.css'
import { type CookieConsent, storeConsent } from './cookie-consent.ts'

/** Asks what may be kept in the browser; the page can be used meanwhile. */
export default function CookieBanner() {
  const [shown, setShown] = useState(true)
  const answer = (consent: CookieConsent) => {
    storeConsent(consent)
    setShown(false)
  }
  if (!shown) return null
  return (
    <section aria-label="Файлы cookie" className={styles.notice}>
      <p>
        Cookie нужны сайту для работы, а&nbsp;нам&nbsp;— чтобы считать посещения.{' '}
        <Link to="/policy/">Подробнее</Link>
      </p>
      <div className={styles.answers}>
        <Button compact onClick={() => answer('all')}>
          Понятно
        </Button>
        <Button compact variant="outline" onClick={() => answer('necessary')}>
          Только необходимые
        </Button>
      </div>
    </section>
  )
}
