import { useEffect, useRef, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './toast.module.css'
import { Toast } from './toast.tsx'
import { subscribeToToasts, type ToastMessage, visibleToasts } from './toast-messages.ts'

const none: readonly ToastMessage[] = []

/** Shows toasts, once on a page. The status element for screen readers exists before the first message. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)
  useEffect(() => {
    // Reopens the popover above a dialog that has opened meanwhile.
    ref.current?.hidePopover()
    if (newest) ref.current?.showPopover()
  }, [newest])
  return (
    <>
      <VisuallyHidden>
        <span role="status">{newest?.text}</span>
      </VisuallyHidden>
      <div ref={ref} popover="manual" className={styles.toaster}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  )
}
