import { useSyncExternalStore } from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './toast-region.module.css'
import { closeToast, getToasts, subscribeToToasts } from './toasts.ts'

/** Where toasts stand; there from the start, so that what comes is read out. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts)
  return (
    // Dialogs hide what is beside them from who can't see; what was done in one is said all the same.
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
