import { useEffect, useRef, useState } from 'react'
import { ORDER_FORM_ANCHOR } from '../../ui/order-link/order-form-anchor.ts'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './order-call.module.css'

/** More than any page is high, in px. */
const FAR = 1_000_000

function observe(element: Element, rootMargin: string, onChange: (isInside: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

interface OrderCallProps {
  /** «120 шт, 93 600 ₽»; null where it has no price, undefined where there is nothing to count. */
  detail?: string | null | undefined
  /** What one costs: «780 ₽». */
  price?: string | undefined
}

/** The button of the page; on phones a bar has it once it has scrolled away, until the form is there. */
export function OrderCall({ detail, price }: OrderCallProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isPassed, setPassed] = useState(false)
  const [isAtForm, setAtForm] = useState(true)
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ANCHOR)
    if (!ref.current || !form) return
    // A window without an end below, and one without a beginning above: a jump past the button counts, too.
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
