import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { PhoneLink } from '../ui/masked-link/phone-link.tsx'
import { OfflineImage } from './offline-image.tsx'
import styles from './offline-screen.module.css'

/**
 * Covers the page while offline. The page keeps its state and typed text. As a modal dialog it is above other dialogs
 * and restores focus.
 */
export function OfflineScreen({ phone }: { phone: string }) {
  const online = useOnline()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (online || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [online])
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      className={styles.screen}
      // Only the connection closes it. Browsers pass a second Escape on.
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        if (!navigator.onLine) ref.current?.showModal()
      }}
    >
      {!online && (
        <div className={styles.content}>
          <OfflineImage />
          <h2 id={`${id}-label`} className={styles.label}>
            Нет подключения к интернету
          </h2>
          <p id={`${id}-text`}>
            Страница вернётся сама, как только появится связь. Всё, что вы&nbsp;ввели, на&nbsp;месте.
          </p>
          {phone && (
            <p>
              Телефон работает и&nbsp;без интернета: <PhoneLink phone={phone} className={styles.phone} />
            </p>
          )}
        </div>
      )}
    </dialog>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns whether the browser is online. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
