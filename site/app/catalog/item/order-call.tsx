import { useEffect, useRef, useState } from 'react'
import { ORDER_FORM_ANCHOR } from '../../ui/order-link/order-form-anchor.ts'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './order-call.module.css'

interface OrderCallProps {
  /** «120 шт, 93 600 ₽»; null where it has no price, undefined where there is nothing to count. */
  detail?: string | null | undefined
  /** What one costs: «780 ₽ / шт». */
  price?: string | undefined
}

/** The button of the page; on phones a bar has it once it has scrolled away, until the form is there. */
export function OrderCall({ detail, price }: OrderCallProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ANCHOR)
    if (!ref.current || !form) return
    const isAbove = new Map<Element, boolean>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const begins = boundingClientRect.top < 0
        isAbove.set(target, target === form ? isIntersecting || begins : !isIntersecting && begins)
      }
      setPassed(isAbove.get(form) === false && [...isAbove.values()].includes(true))
    })
    observer.observe(form)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref}>
      <OrderLink {...(detail !== undefined && { detail })} className={styles.button} />
      {isPassed && (
        <div className={styles.bar}>
          {price && <span className={styles.price}>{price}</span>}
          <OrderLink compact className={styles.button} />
        </div>
      )}
    </div>
  )
}
