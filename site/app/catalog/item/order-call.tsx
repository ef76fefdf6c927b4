import { useEffect, useRef, useState } from 'react'
import { ORDER_FORM_ANCHOR } from '../../ui/order-link/order-form-anchor.ts'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './order-call.module.css'

/** Higher than any page, in px. */
const FAR = 1_000_000

function observe(element: Element, rootMargin: string, onChange: (isInside: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

interface OrderCallProps {
  /** «120 шт, 93 600 ₽»; null without a price, undefined without a quantity. */
  detail?: string | null | undefined
  /** Unit price: «780 ₽». */
  price?: string | undefined
}

/** Order button of the page. On phones a bar shows it after it has scrolled away, until the form is visible. */
export function OrderCall({ detail, price }: OrderCallProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isPassed, setPassed] = useState(false)
  const [isAtForm, setAtForm] = useState(true)
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ANCHOR)
    if (!ref.current || !form) return
    // The margins extend the viewport, so that a jump past the button is noticed too.
    const stops = [
      observe(ref.current, `0px 0px ${FAR}px`, (isInside) => setPassed(!isInside)),
      observe(form, `${FAR}px 0px 0px`, setAtForm),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <div ref={ref}>
      <OrderLink {...(detail !== undefined && { detail })} className={styles.button} />
      {isPassed && !isAtForm && (
        <div className={styles.bar}>
          {price && <span className={styles.price}>{price}</span>}
          <OrderLink compact className={styles.button} />
        </div>
      )}
    </div>
  )
}
