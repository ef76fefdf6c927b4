import type { SiteProperties } from '@rapport/contract/site/site'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { usePageCity } from '../contacts/use-page-city.ts'
import { callbackText } from './callback-time.ts'
import styles from './order-thanks.module.css'

interface OrderThanksProps {
  number: string
  properties: Pick<SiteProperties, 'operationMode' | 'social'>
  /** The words of thanks; the heading of the page where the thanks are a page. */
  heading?: 'p' | 'h1'
  /** Takes the focus: what the visitor had focused is gone. */
  focused?: boolean
  /** Called when they go and take the focus with them. */
  onFocusGone?: () => void
  children: ReactNode
}

/** After an order: when we call, what comes after, and where to follow the factory meanwhile. */
export function OrderThanks({
  number,
  properties,
  heading: Heading = 'p',
  focused,
  onFocusGone,
  children,
}: OrderThanksProps) {
  const { operationMode, social } = properties
  const ref = useRef<HTMLDivElement>(null)
  const city = usePageCity()
  // The page of a form sent without JavaScript is rendered elsewhere, where it is another time.
  const now = useHydrated() ? new Date() : undefined
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  // They are on the page still when this is undone.
  useLayoutEffect(() => {
    const thanks = ref.current
    return () => {
      if (thanks?.contains(document.activeElement)) onFocusGone?.()
    }
  }, [onFocusGone])
  return (
    <div ref={ref} tabIndex={-1} className={styles.thanks}>
      <Heading className={styles.words}>Мы свяжемся с&nbsp;вами в&nbsp;ближайшее время!</Heading>
      <p className={styles.when}>
        {callbackText({ operationMode, timeZone: city?.timeZone, exceptions: city?.exceptions }, now)}
      </p>
      <p>
        Номер заявки&nbsp;— <strong>{number}</strong>
      </p>
      <ol className={styles.next}>
        <li>Менеджер назовёт цену тиража и&nbsp;день отгрузки.</li>
        <li>Пришлём счёт: платите банковским переводом.</li>
        <li>Печатаем и&nbsp;шьём, а&nbsp;потом везём по&nbsp;России или&nbsp;за&nbsp;рубеж.</li>
      </ol>
      {social.length > 0 && (
        <p className={styles.social}>
          Подпишитесь на&nbsp;нас в&nbsp;социальных сетях: там новинки ассортимента, акции и&nbsp;скидки.{' '}
          {social.map((network) => (
            <a
              key={network.link}
              href={network.link}
              target="_blank"
              rel="noopener"
              onClick={() => reachGoal('network-clicked', { name: network.metrics.default.ym })}
            >
              {network.name}
            </a>
          ))}
        </p>
      )}
      {children}
    </div>
  )
}
