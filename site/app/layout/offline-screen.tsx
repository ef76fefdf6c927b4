import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { PhoneLink } from '../ui/masked-link/phone-link.tsx'
import { OfflineImage } from './offline-image.tsx'
import styles from './offline-screen.module.css'

/**
 * Stands over the page while there is no connection. The page below stays as it is, with what was typed; being a
 * modal dialog, the screen is above any popup and gives the focus back when it goes.
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
      // Only the connection ends it; browsers let a second Escape through.
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

/** Whether there is a connection, as the browser tells. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
