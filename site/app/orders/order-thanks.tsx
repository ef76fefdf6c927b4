import type { SocialLink } from '@rapport/contract/site'
import { type ReactNode, useEffect, useRef } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import styles from './order-thanks.module.css'

interface OrderThanksProps {
  number: string
  social: SocialLink[]
  /** The words of thanks; the heading of the page where the thanks are a page. */
  heading?: 'p' | 'h1'
  /** Takes the focus: what the visitor had focused is gone. */
  focused?: boolean
  children: ReactNode
}

/** After an order: what happens next, and where to follow the factory meanwhile. */
export function OrderThanks({ number, social, heading: Heading = 'p', focused, children }: OrderThanksProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  return (
    <div ref={ref} tabIndex={-1} className={styles.thanks}>
      <Heading className={styles.words}>Мы свяжемся с вами в ближайшее время!</Heading>
      <p>
        Номер заявки — <strong>{number}</strong>
      </p>
      {social.length > 0 && (
        <>
          <p>Подпишитесь на нас в социальных сетях: там новинки ассортимента, акции и скидки.</p>
          <div className={styles.networks}>
            {social.map((network) => (
              <ButtonLink
                key={network.link}
                variant="outline"
                compact
                href={network.link}
                target="_blank"
                rel="noopener"
                onClick={() => reachGoal('network-clicked', { name: network.metrics.default.ym })}
              >
                {network.name}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
