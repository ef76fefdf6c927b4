import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './toast.module.css'
import { hideToast, type ToastMessage } from './toast-messages.ts'

/** Long enough to be read twice. */
const TOAST_MS = 7_000

/** One message in passing; it waits while the pointer or the focus is on it. */
export function Toast({ toast: { id, text, tone } }: { toast: ToastMessage }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(hideToast, TOAST_MS, id)
    return () => clearTimeout(timer)
  }, [held, id])
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <div {...hold} {...release} className={classNames(styles.toast, tone === 'failure' && styles.failure)}>
      <p>{text}</p>
      <button type="button" aria-label="Закрыть" className={styles.close} onClick={() => hideToast(id)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
