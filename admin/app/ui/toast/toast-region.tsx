import { useSyncExternalStore } from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './toast-region.module.css'
import { closeToast, getToasts, subscribeToToasts } from './toasts.ts'

/** Mounted from the start: a live region announces only later changes. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts)
  return (
    // A modal dialog hides its surroundings from screen readers; this attribute keeps toasts announced.
    <div role="status" data-react-aria-top-layer="true" className={styles.region}>
      {toasts.map(({ id, text }) => (
        <div key={id} className={styles.toast}>
          <span>{text}</span>
          <IconButton icon="close" label="Закрыть сообщение" onPress={() => closeToast(id)} />
        </div>
      ))}
    </div>
  )
}
