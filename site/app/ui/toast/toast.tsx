import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './toast.module.css'
import { hideToast, type ToastMessage } from './toast-messages.ts'

/** Long enough to read the text twice. */
const TOAST_MS = 7_000

/** Message that hides after a while. Hover and focus pause the timer. */
export function Toast({ toast: { id, text, tone } }: { toast: ToastMessage }) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(hideToast, TOAST_MS, id)
    return () => clearTimeout(timer)
  }, [paused, id])
  const pause = { onPointerEnter: () => setPaused(true), onFocus: () => setPaused(true) }
  const resume = { onPointerLeave: () => setPaused(false), onBlur: () => setPaused(false) }
  return (
    <div {...pause} {...resume} className={classNames(styles.toast, tone === 'failure' && styles.failure)}>
      <p>{text}</p>
      <button type="button" aria-label="Закрыть" className={styles.close} onClick={() => hideToast(id)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
