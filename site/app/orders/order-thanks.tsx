import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import type { SiteProperties } from '@rapport/contract/site/site'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import { formatCallbackTime } from './callback-time.ts'
import styles from './order-thanks.module.css'
import type { PageCity } from './page-city.ts'

interface OrderThanksProps {
  city: PageCity | undefined
  order: PlacedOrder
  properties: Pick<SiteProperties, 'operationMode' | 'social'>
  /** Element of the message: the heading of its own page, or a paragraph. */
  heading?: 'p' | 'h1'
  /** Takes focus, since the focused form was removed. */
  focused?: boolean
  /** Called when the message is removed while it has focus. */
  onFocusGone?: () => void
  children: ReactNode
}

/** Message after an order: when the factory calls, what follows, and its social networks. */
export function OrderThanks({
  city,
  order: { number, callbackMinutes, nextSteps },
  properties,
  heading: Heading = 'p',
  focused,
  onFocusGone,
  children,
}: OrderThanksProps) {
  const { operationMode, social } = properties
  const ref = useRef<HTMLDivElement>(null)
  // The server renders without a time, since it may have another time zone.
  const now = useHydrated() ? new Date() : undefined
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  // The elements still exist when a layout effect is cleaned up.
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
        {formatCallbackTime(
          { callbackMinutes, operationMode, timeZone: city?.timeZone, exceptions: city?.exceptions },
          now,
        )}
      </p>
      <p>
        Номер заявки&nbsp;— <strong>{number}</strong>
      </p>
      {nextSteps.length > 0 && (
        <ol className={styles.next}>
          {nextSteps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {social.length > 0 && (
        <p className={styles.social}>
          Подпишитесь на&nbsp;нас в&nbsp;социальных сетях: там новинки ассортимента, акции и&nbsp;скидки.{' '}
          {social.map((network) => (
            <a
              key={network.link}
              href={network.link}
              target="_blank"
              rel="noopener"
              data-goal="network-clicked"
              data-goal-name={network.metrics.default.ym}
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
